import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database, disconnect, migrate, startEmbeddedPostgres } from '../setup/index.ts';
import { seedDemo } from '@trastienda/demo';
import { watchStores } from './fingerprint.ts';
import { NOW } from './now.ts';

/**
 * Starts a PostgreSQL with the databases that tests copy: an empty one, one with the demo, and a watched one,
 * which records the fingerprints of its stores.
 */
export async function startTestServer(): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-test-'));
  // PostgreSQL runs as another user when root starts it, and that user must be able to enter.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // A vacuum of PostgreSQL's own would be in the way of a database that is dropped.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  });
  const server = connect(postgres.url, { max: 1 });
  const make = async (name: string, from: string, write: (database: Database) => Promise<unknown>) => {
    await server.$client.query(`create database ${name} template ${from} strategy file_copy`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const database = connect(url.href);
    await write(database);
    await disconnect(database);
  };
  await make('template_empty', 'template1', migrate);
  await make('template_demo', 'template_empty', (database) => seedDemo(database, NOW));
  await make('template_watched', 'template_demo', watchStores);
  await disconnect(server);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
