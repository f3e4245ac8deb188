import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
