import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'demo',
    include: ['src/**/*.test.ts'],
    // As in the services: files share what they import, and each has a database of its own.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    globalSetup: ['../services/src/testing/global-setup.ts'],
    // So long that only what hangs meets it, on a busy machine too.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
