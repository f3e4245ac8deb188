import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { expectBoundRole, roleOf } from '../database/bound-role.ts';
import { type Database, urlOf } from '../database/connect.ts';
import { expectKnownStep } from '../database/known-step.ts';
import { loadReference } from '../database/load-reference.ts';
import { readSteps, runSteps } from '../database/run-steps.ts';
import { expectSupportedPostgres } from '../database/server-version.ts';
import { exclusively, type SetUp } from '../database/setup-lock.ts';
import { UnfitDatabase } from '../database/unfit-database.ts';

/** The steps of the services' tables, and where Drizzle remembers them. */
export const servicesSteps = {
  folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  ledger: { schema: 'drizzle', table: '__drizzle_migrations' },
} as const;

const READ_ONLY =
  'This PostgreSQL is read-only (a replica): set DATABASE_URL to the primary, and DATABASE_REPLICA_URL to this one';

/**
 * Brings the database to the newest schema and to today's categories, brands, SAT keys and first digits of postal codes, forward only and step by step, while
 * processes of the version before go on working on it. Several processes may start at once: one works, the others wait.
 * @throws UnfitDatabase when the server is a replica or older than we support, row-level security does not bind our role there, or the tables
 * are of a version before the first step; before anything is written. The reason of the signal when it ends the work.
 */
export async function migrate(database: Database, setUp: SetUp = {}): Promise<void> {
  const work = async (client: Client) => {
    const { rows } = await client.query<{ number: number; isReplica: boolean }>(
      `select current_setting('server_version_num')::int as number, pg_is_in_recovery() as "isReplica"`,
    );
    expectSupportedPostgres(rows[0]?.number ?? 0);
    if (rows[0]?.isReplica === true) throw new UnfitDatabase(READ_ONLY);
    expectBoundRole(await roleOf(client));
    const steps = await readSteps(servicesSteps.folder);
    await expectKnownStep(client, steps);
    await runSteps(client, steps, servicesSteps.ledger, setUp);
    // Read where it is used: thousands of rows that nobody needs afterwards.
    const { catalogueReference, postalReference } = await import('./reference/index.ts');
    await drizzle({ client }).transaction((tx) =>
      loadReference(tx, [...catalogueReference, ...postalReference]),
    );
  };
  await exclusively(urlOf(database), work, setUp);
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
