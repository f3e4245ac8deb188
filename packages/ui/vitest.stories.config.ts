import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { asSource } from '../../.storybook/sources.ts';
import { isWhole } from '../../tools/suite/samples.ts';
import { inChromium, libraries } from './vitest.chromium.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every story as a test in Chromium: drawn and played once, and looked over. At night React checks what it is given, too. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { axe: isWhole ? 'everywhere' : 'where new' },
    }),
  ],
  ...asSource,
  ...libraries,
  optimizeDeps: { ...libraries.optimizeDeps, include: prebundled },
  // A file saved while the suite runs must not reload a page under test.
  // Where dependencies are links to another checkout's, that checkout is read, too.
  server: {
    watch: null,
    hmr: false,
    fs: { allow: [root, dirname(realpathSync(`${root}node_modules/vite`))] },
  },
  test: { name: 'stories', isolate: false, testTimeout: 60_000, browser: inChromium },
});
