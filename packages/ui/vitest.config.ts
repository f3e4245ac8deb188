import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'ui',
    // Files share what they import: reading it again for each took a third of their time.
    isolate: false,
    setupFiles: ['../../tools/suite/shared-worker.ts'],
    // As long as a busy machine may take: what hangs meets it, what is slow does not.
    testTimeout: 60_000,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.tsx'],
  },
});
