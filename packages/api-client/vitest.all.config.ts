import { defineConfig } from 'vitest/config';

/** `npm test -w packages/api-client`: Node and browser together, and at the end what was proved. */
export default defineConfig({
  test: {
    projects: ['./vitest.config.ts', './vitest.browser.config.ts'],
    reporters: ['default', './scripts/counts-reporter.ts'],
  },
});
