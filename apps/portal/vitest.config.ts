import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'portal',
    // Files share what they import: reading it again for each was two thirds of their time. Each test starts a store of its own.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    exclude: ['**/*.browser.test.tsx'],
    // So long that only what hangs meets it, on a busy machine too.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
