import { defineConfig, mergeConfig } from 'vitest/config';
import endToEnd from './vitest.e2e.config.ts';

// The long end-to-end files, one at a time, each in full: `npm run test:nightly`.
export default mergeConfig(
  { ...endToEnd, test: { ...endToEnd.test, include: [] } },
  defineConfig({
    test: { name: 'e2e-nightly', include: ['apps/*/e2e/**/*.nightly.e2e.ts'], maxWorkers: 1 },
  }),
);
