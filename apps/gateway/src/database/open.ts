import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema.ts';

export type GatewayDatabase = NodePgDatabase<typeof schema>;

export type OpenDatabase = {
  readonly db: GatewayDatabase;
  /** Resolves when the database answers; rejects when it does not. */
  readonly ping: () => Promise<void>;
  /** Has `lost` told of each connection that breaks while nobody uses it: as all do when the server stops. */
  readonly whenLost: (lost: (error: Error) => void) => void;
  readonly close: () => Promise<void>;
};

/** Any number, so long as it is always the same: one process migrates, the others wait. */
export const MIGRATION_LOCK = 7_214_003;
/** None of our own queries reads more than a few rows; one that takes longer has no database behind it. */
const ANSWER_MS = 10_000;

/**
 * Opens the gateway's own tables in `url` and brings them up to date; safe with several processes starting at once.
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(url: string): Promise<OpenDatabase> {
  await bringUpToDate(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: ANSWER_MS,
  });
  // A connection that breaks (a restart of PostgreSQL) is an event, not the end of the process: idle or lent out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle(pool, { schema }),
    ping: async () => {
      await pool.query('select 1');
    },
    whenLost: (lost) => {
      pool.on('error', lost);
    },
    close: () => pool.end(),
  };
}

/** On a connection of its own: a migration, or waiting for another process's, may take longer than a query may. */
async function bringUpToDate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
      migrationsSchema: 'gateway',
      migrationsTable: 'migration',
    });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
