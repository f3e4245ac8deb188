import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { asSource } from '../../.storybook/sources.ts';
import { inChromium } from './vitest.chromium.ts';

/** Every story as a test in Chromium: drawn and played once, looked over by axe in every colour scheme. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { everyScheme: true },
    }),
  ],
  ...asSource,
  optimizeDeps: { include: prebundled },
  // A file saved while the suite runs must not reload a page under test.
  server: { watch: null, hmr: false },
  test: { name: 'stories', isolate: false, testTimeout: 60_000, browser: inChromium },
});
