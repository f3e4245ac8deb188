import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    // As long as a busy machine may take: what hangs meets it, what is slow does not.
    testTimeout: 60_000,
    include: ['**/*.test.ts'],
  },
});
