import path from 'node:path';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '@trastienda/services/database';
import { ConfigError, readDatabasePlace } from './config.ts';
import { type GatewayDatabase, openDatabase } from './database/open.ts';
import { fail } from './fail.ts';

const readPlace = () => {
  try {
    return readDatabasePlace(process.env, process.cwd());
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.sentences.join('\n'));
    throw error;
  }
};

/** The product's own database, where there is one: a new one holds nobody, and doing nothing there would read as done. */
async function ownPostgres(dataDir: string, undone: string) {
  if (!(await hasEmbeddedPostgres({ dataDir }))) {
    return fail(
      `${undone}: DATABASE_URL is not set, and there is no embedded database in ${dataDir}. Run this with the environment of the gateway.`,
    );
  }
  process.stdout.write(`DATABASE_URL is not set: this is the embedded database in ${dataDir}\n`);
  return startEmbeddedPostgres({ dataDir });
}

/**
 * Runs `work` with the address of the installation's database, for a command of who runs the installation, with the same
 * environment as the gateway.
 * @param undone what to say where there is no database: that nothing was done.
 */
export async function onDatabase(undone: string, work: (url: string) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readPlace();
  const own = databaseUrl === null ? await ownPostgres(path.join(dataDir, 'postgres'), undone) : null;
  try {
    await work(databaseUrl ?? own?.url ?? '');
  } finally {
    await own?.stop();
  }
}

/** Runs `work` on the gateway's own tables, as `onDatabase` does. */
export const onGatewayDatabase = (
  undone: string,
  work: (db: GatewayDatabase) => Promise<void>,
): Promise<void> =>
  onDatabase(undone, async (url) => {
    const database = await openDatabase(url);
    await work(database.db).finally(database.close);
  });
