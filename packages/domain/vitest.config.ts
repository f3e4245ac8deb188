import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Pure functions leave nothing behind that another file could trip over.
    isolate: false,
    setupFiles: ['src/testing/setup.ts', '../../tools/suite/shared-worker.ts'],
    // The street properties take seconds under coverage on a busy machine, not fractions of one.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/testing/**'],
      reporter: ['text-summary', 'json'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
