import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GatewayDatabase } from '../database/open.ts';
import { accounts, secrets, sessions } from '../database/schema.ts';

const NAME = 'issuer';

/**
 * Normalizes an issuer for comparison: an origin is the same with and without a slash at its end, as in a
 * provider's discovery.
 */
export const issuerKey = (issuer: string): string => new URL(issuer).href;

/**
 * Remembers whose accounts sign in here. Another issuer than at the last start ends all sessions: what they were begun with is
 * nothing that this provider vouches for, and their tokens are not its own. Accounts without an issuer, of the version before,
 * are the last one's.
 * @returns what has changed; `null` where nothing has.
 */
export const rememberIssuer = (
  db: GatewayDatabase,
  issuer: string,
): Promise<{ readonly before: string; readonly sessions: number } | null> =>
  db.transaction(async (tx) => {
    const now = issuerKey(issuer);
    await tx.insert(secrets).values({ name: NAME, value: now }).onConflictDoNothing();
    // The lock lasts until the transaction ends: of several processes that start together, one ends the
    // sessions.
    const [stored] = await tx.select().from(secrets).where(eq(secrets.name, NAME)).for('update');
    const before = stored?.value ?? now;

    const known = alias(accounts, 'known');
    const isKnown = tx
      .select({ one: sql`1` })
      .from(known)
      .where(and(eq(known.issuer, before), eq(known.providerAccountId, accounts.providerAccountId)));
    await tx.delete(accounts).where(and(isNull(accounts.issuer), exists(isKnown)));
    await tx.update(accounts).set({ issuer: before }).where(isNull(accounts.issuer));

    if (before === now) return null;
    const ended = await tx.delete(sessions).returning({ id: sessions.id });
    await tx.update(secrets).set({ value: now }).where(eq(secrets.name, NAME));
    return { before, sessions: ended.length };
  });
