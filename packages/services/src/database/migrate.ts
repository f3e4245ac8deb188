import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';
import { expectSupportedPostgres } from './server-version.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** What who changes the database as a whole holds meanwhile: any number, the same in every process. */
export const SETUP_LOCK = 727_001;

/** Runs `work` while no other process does the same on this database. */
export async function exclusively<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => {});
    client.release();
  }
}

/**
 * Brings the database to the newest schema: forward only, all pending steps in one transaction, so that a kill leaves
 * the old schema whole. Several processes may start at once: one works, the others wait.
 * @throws when the server is older than we support, before anything is written.
 */
export async function migrate(database: Database): Promise<void> {
  await exclusively(database, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    );
    expectSupportedPostgres(rows[0]?.number ?? 0);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  });
}

/** Empties the database, tables and all, and migrates it again. Nothing is left. */
export async function resetDatabase(database: Database): Promise<void> {
  await exclusively(database, async (client) => {
    await client.query(
      'begin; drop schema if exists drizzle cascade; drop schema public cascade; create schema public; commit',
    );
  });
  await migrate(database);
}
