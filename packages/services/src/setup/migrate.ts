import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { expectBoundRole, roleOf } from '../database/bound-role.ts';
import { type Database, urlOf } from '../database/connect.ts';
import { expectKnownStep } from '../database/known-step.ts';
import { loadReference } from '../database/load-reference.ts';
import { expectSupportedPostgres } from '../database/server-version.ts';
import { exclusively, type Waiting } from '../database/setup-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Brings the database to the newest schema and to today's categories, brands and SAT keys: forward only, all pending steps in
 * one transaction, so that a kill leaves the old schema whole. Several processes may start at once: one works, the others wait.
 * @throws UnfitDatabase when the server is older than we support, row-level security does not bind our role there, or the tables
 * are of a version before the first step; before anything is written.
 */
export async function migrate(database: Database, waiting: Waiting = {}): Promise<void> {
  const work = async (client: Client) => {
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    );
    expectSupportedPostgres(rows[0]?.number ?? 0);
    expectBoundRole(await roleOf(client));
    await expectKnownStep(client, readMigrationFiles({ migrationsFolder }));
    const setup = drizzle({ client });
    await runMigrations(setup, { migrationsFolder });
    // Read where it is used: thousands of rows that nobody needs afterwards.
    const { catalogueReference } = await import('./reference/index.ts');
    await setup.transaction((tx) => loadReference(tx, catalogueReference));
  };
  await exclusively(urlOf(database), work, waiting);
}

/** Empties the database, tables and all, and migrates it again. Nothing is left. */
export async function resetDatabase(database: Database): Promise<void> {
  await exclusively(urlOf(database), async (client) => {
    await client.query(
      'begin; drop schema if exists drizzle cascade; drop schema public cascade; create schema public; commit',
    );
  });
  await migrate(database);
}
