import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'gateway-nightly',
    include: ['src/**/*.nightly.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
});
