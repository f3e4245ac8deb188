import { defineConfig } from 'vitest/config';

// Each room brings its own project; the suffix of a test file decides which of them runs it.
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.stories.config.ts',
      'packages/*/vitest.browser.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
});
