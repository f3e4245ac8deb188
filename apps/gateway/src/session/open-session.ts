import type { Refresh } from './refresh.ts';
import type { Clock } from './clock.ts';
import type { Session } from './sessions.ts';

/** Somebody is signed in, but whether still so nobody can say: the identity provider gave no answer. */
export class SessionClosed extends Error {}

/**
 * The session that `find` finds, its token renewed when its end is near; `findAnew`, where it is another way, finds what is
 * renewed. `null`: none, or one that the provider has ended. Closed rather than open where the provider cannot be asked.
 * @throws SessionClosed
 */
export function createOpenSession(refresh: Refresh, clock: Clock) {
  return async (find: () => Promise<Session | null> | Session, findAnew = find): Promise<Session | null> => {
    let session = await find();
    if (session && (await refresh(session))) session = await findAnew();
    if (session === null || session.error !== null) return null;
    const { accessTokenExpiresAt: ends, canRefresh } = session;
    // A provider that gives nothing to renew with has said so: then the session's own end counts.
    if (canRefresh && ends !== null && ends <= clock()) throw new SessionClosed();
    return session;
  };
}
export type OpenSession = ReturnType<typeof createOpenSession>;
