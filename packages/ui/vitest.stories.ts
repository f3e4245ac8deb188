import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';

/** The browser of the house: CHROMIUM_PATH, else the system's, else the one Playwright installed. */
function chromium(): { executablePath?: string } {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return found ? { executablePath: found } : {};
}

/** Every story as a test in Chromium, with axe as an error, in one colour scheme. */
export const storiesIn = (scheme: 'light' | 'dark' | 'contrast') =>
  defineConfig({
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
        initialGlobals: { scheme },
      }),
    ],
    optimizeDeps: { include: prebundled },
    // A file saved while the suite runs must not reload a page under test.
    server: { watch: null, hmr: false },
    test: {
      name: `stories-${scheme}`,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            ...chromium(),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
          contextOptions: { locale: 'es-MX', timezoneId: 'America/Mexico_City', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
