import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    // Files share what they import: reading it anew was two thirds of what most of them did. Each makes its own gateway and
    // database, and what it changes of the process (clock, fetch) it puts back.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    // So long that only what hangs meets it, on a busy machine too.
    hookTimeout: 120_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
