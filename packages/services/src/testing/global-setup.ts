import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * Uses one PostgreSQL for the entire run: the running one that the environment names (`npm run mutants`),
 * else one of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TRASTIENDA_TEST_POSTGRES'];
  const { url, stop } = running ? { url: running, stop: async () => {} } : await startTestServer();
  project.provide('postgresUrl', url);
  return stop;
}
