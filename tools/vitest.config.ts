import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    // A busy machine may take this long: a hanging test meets the limit, a slow one does not.
    testTimeout: 60_000,
    include: ['**/*.test.ts'],
  },
});
