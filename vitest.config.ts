import { defineConfig } from 'vitest/config';

// Each room brings its own project; the suffix of a test file decides which of them runs it.
export default defineConfig({
  test: {
    // Files wait for PostgreSQL and for the browser: with one less than the cores, as is the default, these stand idle.
    maxWorkers: '100%',
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.stories.config.ts',
      'packages/*/vitest.browser.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
});
