import { defineConfig } from 'vitest/config';

// End to end: the built product, one gateway and one browser at a time.
export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'e2e',
    include: ['apps/*/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
