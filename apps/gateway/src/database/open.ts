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
  readonly close: () => Promise<void>;
};

/** Any number, so long as it is always the same: one process migrates, the others wait. */
const MIGRATION_LOCK = 7_214_003;

/**
 * Opens the gateway's own tables in `url` and brings them up to date; safe with several processes starting at once.
 * @throws when the database cannot be reached or a migration fails.
 */
export async function openDatabase(
  url: string,
  onError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks (a restart of PostgreSQL) is an event, not the end of the process.
  pool.on('error', onError);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
      migrationsSchema: 'gateway',
      migrationsTable: 'migration',
    });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
  return {
    db: drizzle(pool, { schema }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
