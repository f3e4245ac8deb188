import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { asSource } from '../../.storybook/sources.ts';
import { inChromium } from './vitest.chromium.ts';

/** Every story as a test in Chromium, with axe as an error, in one colour scheme. */
export const storiesIn = (scheme: 'light' | 'dark' | 'contrast') =>
  defineConfig({
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
        initialGlobals: { scheme },
      }),
    ],
    ...asSource,
    optimizeDeps: { include: prebundled },
    // A file saved while the suite runs must not reload a page under test.
    server: { watch: null, hmr: false },
    test: { name: `stories-${scheme}`, isolate: false, testTimeout: 60_000, browser: inChromium },
  });
