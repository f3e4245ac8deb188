import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { connect, disconnect, migrate, startEmbeddedPostgres } from '@trastienda/services/database';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** What tests copy instead of migrating it: the gateway's tables as they are to begin with, and those of the whole product. */
async function makeTemplates(server: string): Promise<void> {
  const client = connect(server, { max: 1 });
  const { rows } = await client.$client.query<{ datname: string }>('select datname from pg_database');
  // A server that serves many runs has them already.
  const isMade = (name: string) => rows.some(({ datname }) => datname === `template_${name}`);
  for (const name of ['gateway', 'product'].filter((one) => !isMade(one))) {
    await client.$client.query(`create database template_${name}`);
    const url = new URL(server);
    url.pathname = `/template_${name}`;
    if (name === 'product') {
      const services = connect(url.href, { max: 1 });
      await migrate(services);
      await disconnect(services);
    }
    await (await openDatabase(url.href)).close();
  }
  await disconnect(client);
}

/**
 * One real PostgreSQL for all test files of the gateway; each makes a database of its own in it. Where somebody says that one
 * runs already (`npm run mutants`), it is that one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TRASTIENDA_TEST_POSTGRES'];
  if (running) {
    await makeTemplates(running);
    project.provide('postgresUrl', running);
    return async () => {};
  }
  const directory = await mkdtemp(path.join(tmpdir(), 'trastienda-gateway-'));
  // PostgreSQL may run as another user than we do.
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: directory,
    // A vacuum of PostgreSQL's own would be in the way of a database that is dropped.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  });
  await makeTemplates(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
