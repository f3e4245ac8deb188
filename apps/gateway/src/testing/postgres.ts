import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@trastienda/services/database';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for all test files of the gateway; each makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'trastienda-gateway-'));
  // PostgreSQL may run as another user than we do.
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: directory,
    // A vacuum of PostgreSQL's own would be in the way of a database that is dropped.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
