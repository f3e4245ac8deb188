import { lte, or } from 'drizzle-orm';
import { IDLE_SECONDS } from '../session/sessions.ts';
import type { GatewayDatabase } from './open.ts';
import { identityRecords, rates, sessions } from './schema.ts';

/** Deletes sessions, sign-in records and rates that have expired. */
export async function deleteExpired(db: GatewayDatabase, now: Date): Promise<void> {
  const idle = new Date(now.getTime() - IDLE_SECONDS * 1000);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idle)));
  await db.delete(identityRecords).where(lte(identityRecords.expiresAt, now));
  await db.delete(rates).where(lte(rates.fullAt, now));
}
