import { lte, or } from 'drizzle-orm';
import { type Clock, IDLE_SECONDS } from '../session/sessions.ts';
import type { GatewayDatabase } from './open.ts';
import { identityRecords, rates, sessions } from './schema.ts';

const HOUR = 60 * 60 * 1000;

/** Removes rows that nobody can use any more, now and every hour. @returns what ends it. */
export function keepHouse(db: GatewayDatabase, clock: Clock, onError: (error: unknown) => void): () => void {
  const sweep = async () => {
    const now = clock();
    const idle = new Date(now.getTime() - IDLE_SECONDS * 1000);
    await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, idle)));
    await db.delete(identityRecords).where(lte(identityRecords.expiresAt, now));
    await db.delete(rates).where(lte(rates.fullAt, now));
  };
  const run = () => void sweep().catch(onError);
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
