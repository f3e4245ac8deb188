import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'services',
    include: ['src/**/*.test.ts'],
    // What types allow and refuse is checked by tsc; there is nothing to run.
    exclude: ['src/**/*.type.test.ts'],
    // Files share what they import: to read all services anew for each was a third of their time. What they change is in a
    // database, and each file has its own, on the one PostgreSQL of the run.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    // So long that only what hangs meets it, on a busy machine too: a test that is cut leaves its work to the next one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
