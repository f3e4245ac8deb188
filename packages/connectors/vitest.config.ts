import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'connectors',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // So long that only what hangs meets it, on a busy machine too.
    testTimeout: 300_000,
  },
});
