import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  // Where the global set-up runs: without it that one reads what was built of the packages, or finds nothing.
  environments: { __vitest__: { resolve: { conditions: ['@trastienda/source'] } } },
  test: {
    name: 'services',
    include: ['src/**/*.test.ts'],
    // One PostgreSQL for the whole run; each file gets a database of its own.
    globalSetup: ['./src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
