import { lte, or } from 'drizzle-orm';
import { IDLE_SECONDS } from '../session/sessions.ts';
import type { GatewayDatabase } from './open.ts';
import { identityRecords, rates, sessions } from './schema.ts';

/** Removes rows of the gateway that nobody can use any more. */
export async function keepHouse(db: GatewayDatabase, now: Date): Promise<void> {
  const idle = new Date(now.getTime() - IDLE_SECONDS * 1000);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idle)));
  await db.delete(identityRecords).where(lte(identityRecords.expiresAt, now));
  await db.delete(rates).where(lte(rates.fullAt, now));
}
