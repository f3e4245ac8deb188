import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { inChromium, libraries } from './vitest.chromium.ts';

/** Behaviour that needs a real window: its width, its clock, its focus. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
  ...libraries,
  optimizeDeps: {
    ...libraries.optimizeDeps,
    include: [...prebundled, '@testing-library/react', 'react-dom/server'],
  },
  server: { watch: null, hmr: false },
  test: {
    name: 'ui-browser',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/act-in-production.ts', 'src/testing/patience.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    browser: inChromium,
  },
});
