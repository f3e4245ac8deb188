import { defineConfig } from 'vitest/config';

// End to end: the built product. Each file has a gateway, a database and a browser of its own, so that two run at once: more
// of them would wait longer for each other than their tests do for a page.
export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'e2e',
    include: ['apps/*/e2e/**/*.e2e.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
