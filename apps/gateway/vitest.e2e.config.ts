import { defineConfig } from 'vitest/config';

// Alone, without the browser tests of the root's e2e project.
export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'gateway-e2e',
    root: import.meta.dirname,
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
