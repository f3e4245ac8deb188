import { eq, inArray, or } from 'drizzle-orm';
import type { GatewayDatabase } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';

/**
 * Ends the sessions of a user, or of everybody: in every process within half a second, tickets and all.
 * @returns how many there were.
 */
export async function endSessions(
  db: Pick<GatewayDatabase, 'select' | 'delete'>,
  of: { readonly email: string } | 'all',
): Promise<number> {
  const whose =
    of === 'all'
      ? undefined
      : or(
          eq(sessions.email, of.email.toLowerCase()),
          inArray(
            sessions.userId,
            db.select({ id: users.id }).from(users).where(eq(users.email, of.email.toLowerCase())),
          ),
        );
  const ended = await db.delete(sessions).where(whose).returning({ id: sessions.id });
  return ended.length;
}
