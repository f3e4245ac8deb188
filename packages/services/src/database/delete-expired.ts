import { sql } from 'drizzle-orm';
import { acrossStores, type Database } from './connect.ts';

/**
 * Deletes expired rows: first answers after their 24 hours (D169), attempts to link channels after a day,
 * prices and dry runs of loads a day after they ended, cases of a shop's orders 90 days after they were decided, what happened with a
 * shop after 90 days, what its bell rang for after 7, what it was told after a year, and finished jobs with their rows and the log of a
 * store's people (D340) after half a year. The audit stays.
 */
export const deleteExpired = (database: Database, now: Date): Promise<void> =>
  acrossStores(database, async (tx) => {
    const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    await tx.execute(sql`delete from idempotency_keys where created_at < ${before(1)}`);
    await tx.execute(sql`delete from quotes where guide is null and expires_at < ${before(1)}`);
    await tx.execute(sql`delete from link_attempts where created_at < ${before(1)}`);
    await tx.execute(sql`delete from channel_cases where resolved_at < ${before(90)}`);
    await tx.execute(sql`delete from channel_events where at < ${before(90)}`);
    await tx.execute(sql`delete from channel_outbox where ended_at < ${before(365)}`);
    await tx.execute(sql`delete from channel_inbox where received_at < ${before(7)}`);
    await tx.execute(sql`delete from store_logs where created_at < ${before(180)}`);
    await tx.execute(sql`delete from jobs j using bulk_loads l where l.store_id = j.store_id and l.id = j.id and l.dry_run
      and j.finished_at < ${before(1)}`);
    await tx.execute(sql`delete from jobs where finished_at < ${before(180)}`);
  });
