import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, disconnect, migrate, seedDemo, startEmbeddedPostgres } from '../database/index.ts';
import { NOW } from './now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL, and makes in it the two databases that tests copy: an empty one and one with the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trastienda-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // A vacuum of PostgreSQL's own would be in the way of a database that is dropped.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  });
  const server = connect(postgres.url, { max: 1 });
  for (const name of ['template_empty', 'template_demo']) {
    await server.$client.query(`create database ${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    const database = connect(url.href);
    await migrate(database);
    if (name === 'template_demo') await seedDemo(database, NOW);
    await disconnect(database);
  }
  await disconnect(server);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
