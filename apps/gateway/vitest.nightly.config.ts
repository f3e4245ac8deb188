import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'gateway-nightly',
    include: ['src/**/*.nightly.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
});
