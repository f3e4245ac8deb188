import type { Client } from 'pg';
import type { Step } from './run-steps.ts';
import { UnfitDatabase } from './unfit-database.ts';

/**
 * Compares the newest step in the database's ledger with the first step that we have: that one makes every table, so it may run
 * on a database without tables only.
 * @throws UnfitDatabase with a sentence when the database stopped at a step from before the first one.
 */
export async function expectKnownStep(client: Client, [first]: readonly Step[]): Promise<void> {
  if (!first) throw new Error('There is no first migration');
  const { rows } = await client.query<{ ledger: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as ledger`,
  );
  if (rows[0]?.ledger === null) return;
  // A start that was killed while it migrated leaves an empty ledger, which has no newest step.
  const { rows: steps } = await client.query<{ isOlder: boolean | null }>(
    'select max(created_at) < $1 as "isOlder" from drizzle.__drizzle_migrations',
    [first.at],
  );
  if (steps[0]?.isOlder !== true) return;
  throw new UnfitDatabase(
    'The tables are of a version that this one cannot update from: start the version before this one on them first, or, if they hold the demo only, forget them with npm run db:reset',
  );
}
