import { defineConfig } from 'vitest/config';

// What takes too long for every change: `npm run test:nightly`. One file at a time, each measures or kills processes.
export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    projects: ['packages/*/vitest.nightly.config.ts', 'apps/*/vitest.nightly.config.ts'],
    fileParallelism: false,
  },
});
