import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';

/** Numbers of stores begin here. */
const FIRST_ID = 10_001;

/**
 * The second of two transactions that begin a store at the same time waits, and then sees the first one's
 * store.
 */
export async function lockNewStores(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stores/new', 0))`);
}

/**
 * Returns the number of the next store, after all existing ones and those that are being signed up. It needs
 * `lockNewStores`.
 */
export async function nextStoreId(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`select (greatest(coalesce(max(id::bigint), 0), last_onboarding_number(), ${FIRST_ID - 1}) + 1)::text as next from stores where id ~ '^[0-9]{1,15}$'`,
  );
  return rows[0]?.next ?? String(FIRST_ID);
}
