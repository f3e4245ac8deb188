import { eq } from 'drizzle-orm';
import * as oauth from 'oauth4webapi';
import type { GatewayDatabase } from '../database/open.ts';
import { sessions } from '../database/schema.ts';
import type { IdentityClient } from '../auth/identity-client.ts';
import type { Clock, Session } from './sessions.ts';

/** A token is renewed this long before its end. */
const EARLY_MS = 30_000;

/**
 * Renews the identity provider's access token of a session when its end is near.
 * The row is locked meanwhile, so that many calls at once, in any process, make one request.
 * A refusal marks the session with `invalid_grant` (calls.md section 2); no answer changes nothing.
 */
export function createRefresh(
  db: GatewayDatabase,
  clock: Clock,
  identity: IdentityClient,
  onFailure: (error: unknown) => void,
) {
  const isDue = (expires: Date | null) =>
    expires !== null && expires.getTime() - EARLY_MS <= clock().getTime();
  /** Whether the session may have changed. */
  return async function refresh(session: Session): Promise<boolean> {
    if (session.error !== null || !isDue(session.accessTokenExpiresAt)) return false;
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(sessions)
        .where(eq(sessions.id, session.id))
        .for('update');
      // Another call may have done it while we waited for the row.
      if (!row || row.error !== null || row.refreshToken === null || !isDue(row.accessTokenExpiresAt)) return;
      try {
        const tokens = await identity.refresh(row.refreshToken);
        await transaction
          .update(sessions)
          .set({
            accessToken: tokens.access_token,
            accessTokenExpiresAt:
              tokens.expires_in === undefined ? null : new Date(clock().getTime() + tokens.expires_in * 1000),
            refreshToken: tokens.refresh_token ?? row.refreshToken,
          })
          .where(eq(sessions.id, session.id));
      } catch (error) {
        onFailure(error);
        if (!(error instanceof oauth.ResponseBodyError)) return;
        await transaction
          .update(sessions)
          .set({ error: 'invalid_grant', accessToken: null, refreshToken: null })
          .where(eq(sessions.id, session.id));
      }
    });
    return true;
  };
}
export type Refresh = ReturnType<typeof createRefresh>;
