import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    // Files share what they import: reading it again for each took a third of their time.
    isolate: false,
    // As long as a busy machine may take: what hangs meets it, what is slow does not.
    testTimeout: 60_000,
    include: ['**/*.test.ts'],
  },
});
