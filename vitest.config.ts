import process from 'node:process';
import { defineConfig } from 'vitest/config';

const asked = process.argv.flatMap((word, at, words) =>
  word.startsWith('--project=') ? word.slice(10) : words[at - 1] === '--project' ? word : [],
);
/** Whether other projects are asked for by name: to read that of the stories starts Storybook, which takes seconds. */
const isWithoutStories =
  asked.includes('!stories') ||
  (asked.length > 0 && asked.every((name) => /^[\w-]+$/u.test(name) && name !== 'stories'));

// Each room brings its own project; the suffix of a test file decides which of them runs it.
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      ...(isWithoutStories ? [] : ['packages/*/vitest.stories.config.ts']),
      'packages/*/vitest.browser.config.ts',
      'apps/*/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
});
