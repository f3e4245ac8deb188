import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@trastienda/source'] },
  ssr: { resolve: { conditions: ['@trastienda/source'] } },
  test: {
    name: 'portal',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    exclude: ['**/*.browser.test.tsx'],
    // So long that only what hangs meets it, on a busy machine too.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
