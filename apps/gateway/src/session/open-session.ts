import type { Refresh } from './refresh.ts';
import type { Clock } from './clock.ts';
import type { Session } from './sessions.ts';

/** Somebody is signed in, but whether still so nobody can say: the identity provider gave no answer. */
export class SessionClosed extends Error {}

/**
 * Opens the session that `find` finds and renews its token when its end is near; `findAgain`, where it
 * differs, reads the renewed one. `null`: none, or one that the provider has ended. It stays closed where the
 * provider does not answer.
 * @throws SessionClosed
 */
export function createOpenSession(refresh: Refresh, clock: Clock) {
  return async (find: () => Promise<Session | null> | Session, findAgain = find): Promise<Session | null> => {
    let session = await find();
    if (session && (await refresh(session))) session = await findAgain();
    if (session === null || session.error !== null) return null;
    const { accessTokenExpiresAt: ends, canRefresh } = session;
    // A provider that issues no refresh token has decided so: then the session's own end counts.
    if (canRefresh && ends !== null && ends <= clock()) throw new SessionClosed();
    return session;
  };
}
export type OpenSession = ReturnType<typeof createOpenSession>;
