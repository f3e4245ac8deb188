import { sql } from 'drizzle-orm';
import { abandonedAfter, type Transaction } from '../database/connect.ts';
import { closedStore, forbiddenStore, Refusal } from './refusal.ts';

/** A transaction waits this long for a row that another one locks. */
const LOCK_TIMEOUT_MS = 15_000;

const lockTimeout = sql`set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`;

/**
 * Keeps the statements of a transaction in one process of PostgreSQL. The planner overrates the sums of some hundred rows, and
 * starts two workers for each: that takes ten times as long as adding them up.
 */
export const withoutWorkers = sql`set local max_parallel_workers_per_gather = 0`;

type Entered = { time_zone: string | null; owned: boolean | null; mine: boolean; closed: boolean };

/** The store's data for the person who enters it. */
export type EnteredStore = { readonly timeZone: string; readonly isOwner: boolean };

/**
 * Locks the transaction to one store (row-level security) and checks that it is the user's, in one round
 * trip.
 * @throws 403 for a store of someone else and for one that does not exist, alike; 403 of its own for one that is closed (D500).
 */
export async function scopeToStore(tx: Transaction, storeId: string, email: string): Promise<EnteredStore> {
  const user = email.toLowerCase();
  const { rows } = await tx.execute<Entered>(sql`
    with entered as materialized (
      select set_config('app.store_id', ${storeId}, true), ${lockTimeout}, ${abandonedAfter}
    )
    select s.time_zone, s.owner_email = ${user} as owned, s.closed_at is not null as closed,
      s.owner_email = ${user} or exists (
        select 1 from store_users u where u.store_id = s.id and u.username = ${user} and u.active
      ) as mine
    from entered left join stores s on s.id = ${storeId}`);
  const [row] = rows;
  if (!row?.mine || row.time_zone === null) throw forbiddenStore();
  if (row.closed) throw closedStore();
  return { timeZone: row.time_zone, isOwner: row.owned === true };
}

/** Returns the refusal of an action that is reserved for the owner (D245), with the owner's name. */
export async function ownersAction(tx: Transaction, storeId: string): Promise<Refusal> {
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select u.name from stores s left join users u on u.email = s.owner_email where s.id = ${storeId}`,
  );
  return new Refusal(403, `Solo ${rows[0]?.name ?? 'quien es dueño de la tienda'} puede hacer esto`);
}

/**
 * Restricts the transaction of a call without a store to one person: only that person's keys and audit rows
 * without a store are visible.
 */
export async function scopeToPerson(tx: Transaction, email: string): Promise<void> {
  await tx.execute(
    sql`select set_config('app.person', ${email.toLowerCase()}, true), ${lockTimeout}, ${abandonedAfter}`,
  );
}
