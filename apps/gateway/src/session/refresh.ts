import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import * as oauth from 'oauth4webapi';
import type { IdentityClient } from '../auth/identity-client.ts';
import type { GatewayDatabase } from '../database/open.ts';
import { sessions } from '../database/schema.ts';
import type { Clock } from './clock.ts';
import type { Session } from './sessions.ts';

/** A token is renewed this long before its end. */
const EARLY_MS = 30_000;
/** Longer than the provider may take to answer. */
const LEASE_MS = 20_000;
/** Nobody retries for this long after the provider did not answer. */
const PAUSE_MS = 2000;
const POLL_MS = 100;

/**
 * Renews the identity provider's access token of a session when its end is near: of concurrent calls, in any
 * process, one requests it, and the others wait for it once the token has ended. `invalid_grant` ends the
 * session (calls.md section 2); any other refusal, and no answer, change nothing, and the session stays
 * closed (`SessionClosed`).
 */
export function createRefresh(
  db: GatewayDatabase,
  clock: Clock,
  identity: IdentityClient,
  onEnd: (result: 'renewed' | 'ended' | 'failed', error?: unknown) => void,
) {
  const inFlight = new Map<string, Promise<void>>();

  /** Takes the turn to ask; answers the refresh token, or `null` when another process has the turn. */
  async function takeTurn(sessionId: string): Promise<string | null> {
    const now = clock();
    const [row] = await db
      .update(sessions)
      .set({ refreshingUntil: new Date(now.getTime() + LEASE_MS) })
      .where(
        and(
          eq(sessions.id, sessionId),
          isNull(sessions.error),
          lte(sessions.accessTokenExpiresAt, new Date(now.getTime() + EARLY_MS)),
          or(isNull(sessions.refreshingUntil), lte(sessions.refreshingUntil, now)),
        ),
      )
      .returning({ refreshToken: sessions.refreshToken });
    return row?.refreshToken ?? null;
  }

  /** Another process asks: until it has, or its turn is over. Nobody waits for the pause after no answer. */
  async function othersTurn(sessionId: string): Promise<void> {
    const isTheirs = (now: Date) =>
      and(
        eq(sessions.id, sessionId),
        lte(sessions.accessTokenExpiresAt, now),
        gt(sessions.refreshingUntil, new Date(now.getTime() + PAUSE_MS)),
      );
    while ((await db.$count(sessions, isTheirs(clock()))) > 0) await sleep(POLL_MS);
  }

  async function renewed(refreshToken: string): Promise<Partial<typeof sessions.$inferInsert>> {
    try {
      const tokens = await identity.refresh(refreshToken);
      onEnd('renewed');
      const lasts = tokens.expires_in;
      return {
        accessToken: tokens.access_token,
        accessTokenExpiresAt: lasts === undefined ? null : new Date(clock().getTime() + lasts * 1000),
        refreshToken: tokens.refresh_token ?? refreshToken,
        refreshingUntil: null,
      };
    } catch (error) {
      // Any other error (too many requests, an unknown client secret, an overloaded provider) does not
      // concern this person.
      const isEnded = error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
      onEnd(isEnded ? 'ended' : 'failed', error);
      // She was here and could do nothing: an outage of the provider is no idleness (D509).
      if (!isEnded) return { refreshingUntil: new Date(clock().getTime() + PAUSE_MS), lastUsedAt: clock() };
      return { error: 'invalid_grant', accessToken: null, refreshToken: null, refreshingUntil: null };
    }
  }

  async function renew(sessionId: string): Promise<void> {
    const refreshToken = await takeTurn(sessionId);
    if (refreshToken === null) return othersTurn(sessionId);
    const change = await renewed(refreshToken);
    await db.update(sessions).set(change).where(eq(sessions.id, sessionId));
    return undefined;
  }

  const isDue = ({ error, canRefresh, accessTokenExpiresAt: ends }: Session): boolean =>
    error === null && canRefresh && ends !== null && ends.getTime() - EARLY_MS <= clock().getTime();

  /** Whether the session may have changed. Nearly always its token's end is far, and nothing waits. */
  return (session: Session): false | Promise<true> => {
    if (!isDue(session)) return false;
    const started = inFlight.get(session.id) ?? renew(session.id).finally(() => inFlight.delete(session.id));
    inFlight.set(session.id, started);
    return started.then(() => true);
  };
}
export type Refresh = ReturnType<typeof createRefresh>;
