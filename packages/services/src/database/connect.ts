import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createPool } from './pool.ts';

export type Database = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction of `Database`; handlers get nothing else. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * A pool of connections to the PostgreSQL at `url`, with Drizzle on it. `$client` is the pool itself.
 * @param options `max` connections; `answerWithin` milliseconds a query is ended with its connection;
 * `onError` hears of connections that break while idle (a PostgreSQL that stopped); the pool makes new ones.
 */
export function connect(
  url: string,
  options: {
    readonly max?: number;
    readonly answerWithin?: number;
    readonly onError?: (error: Error) => void;
  } = {},
): Database {
  const { onError, ...ofPool } = options;
  const pool = createPool(url, ofPool);
  if (onError) pool.on('error', onError);
  const database = drizzle({ client: pool });
  return Object.assign(database, { transaction: transactionsOf(pool) });
}

/** Returns the address of a database, because the set-up opens connections of its own. */
export const urlOf = ({ $client }: Database): string => $client.options.connectionString ?? '';

/**
 * Runs transactions that return their connection however they end. Drizzle's own, on a pool, keep it for good
 * when `begin` fails (drizzle-team/drizzle-orm#6241): each PostgreSQL that stops at that moment would cost
 * the pool a connection, and its end would wait for them.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** Ends the pool; waits for the queries in flight. */
export const disconnect = (database: Database): Promise<void> => database.$client.end();

/**
 * PostgreSQL ends a transaction whose process has disappeared after a minute, and frees its locks. It is part
 * of a `select` for each transaction, because poolers take no settings of a connection.
 */
export const abandonedAfter = sql`set_config('idle_in_transaction_session_timeout', '60000', true)`;

/**
 * Runs work in one store alone: row-level security shows it no other. It checks nobody's right to that store, as `scopeToStore` does
 * for a person.
 */
export const withinStore = <T>(
  database: Database,
  storeId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.store_id', ${storeId}, true)`);
    return work(tx);
  });

/**
 * Runs work across all stores, past row-level security, as seeding and the deletion of expired rows do; no
 * request ever does.
 */
export const acrossStores = <T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.scope', 'all', true), ${abandonedAfter}`);
    return work(tx);
  });
