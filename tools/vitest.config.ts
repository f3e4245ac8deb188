import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    // Files share what they import: reading it again for each took a third of their time.
    isolate: false,
    setupFiles: ['./suite/shared-worker.ts'],
    // A busy machine may take this long: a hanging test meets the limit, a slow one does not.
    testTimeout: 60_000,
    include: ['**/*.test.ts'],
  },
});
