import { defineConfig } from 'vitest/config';

// What takes too long for every change: `npm run test:nightly`. One file at a time, each measures or kills processes.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.nightly.config.ts', 'apps/*/vitest.nightly.config.ts'],
    fileParallelism: false,
  },
});
