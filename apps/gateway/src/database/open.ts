import { fileURLToPath } from 'node:url';
import { createPool, exclusively, readSteps, runSteps, type SetUp } from '@trastienda/services/database';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Connections } from '../metrics/process-series.ts';
import * as schema from './schema.ts';

export type GatewayDatabase = NodePgDatabase<typeof schema>;

export type OpenDatabase = {
  readonly db: GatewayDatabase;
  /** Resolves when the database answers; rejects when it does not. */
  readonly ping: () => Promise<void>;
  /**
   * Registers a listener for each connection that breaks while it is idle, as all do when the server stops.
   */
  readonly whenLost: (lost: (error: Error) => void) => void;
  /** The connections are counted for whoever reads the metrics. */
  readonly pool: Connections;
  readonly close: () => Promise<void>;
};

/** Any number, so long as it is always the same: one process migrates, the others wait. */
export const MIGRATION_LOCK = 7_214_003;
/** None of our own queries reads more than a few rows; one that takes longer has no database behind it. */
const ANSWER_MS = 10_000;

/**
 * Transactions return their connection however they end, as `connect` of the services does
 * (docs/footguns.md). For want of a connection they fail as a query does, so that it differs from a fault of
 * ours.
 */
const transactionsOf =
  (pool: pg.Pool): GatewayDatabase['transaction'] =>
  async (work, config) => {
    const client = await pool.connect().catch((cause: Error) => {
      throw new DrizzleQueryError('begin', [], cause);
    });
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } finally {
      client.release();
    }
  };

/**
 * Opens the gateway's own tables in `url` and migrates them; safe with several processes that start together:
 * one migrates, the others wait.
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(url: string, setUp: SetUp = {}): Promise<OpenDatabase> {
  await bringUpToDate(url, setUp);
  const pool = createPool(url, { answerWithin: ANSWER_MS });
  return {
    db: Object.assign(drizzle(pool, { schema }), { transaction: transactionsOf(pool) }),
    ping: async () => {
      await pool.query('select 1');
    },
    whenLost: (lost) => {
      pool.on('error', lost);
    },
    pool,
    close: () => pool.end(),
  };
}

/** The steps of the gateway's tables, and what remembers them. */
export const gatewaySteps = {
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
  ledger: { schema: 'gateway', table: 'migration' },
} as const;

/** Takes the steps that the gateway's tables lack. @throws as `openDatabase` does. */
async function bringUpToDate(url: string, setUp: SetUp): Promise<void> {
  const steps = await readSteps(gatewaySteps.folder);
  await exclusively(url, (client) => runSteps(client, steps, gatewaySteps.ledger, setUp), {
    lock: MIGRATION_LOCK,
    ...setUp,
  });
}
