import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { isWhole } from '../../tools/suite/samples.ts';

/** The browser of the house: CHROMIUM_PATH, else the system's, else the one Playwright installed. */
function executable(): { executablePath?: string } {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return found ? { executablePath: found } : {};
}

const nodeEnv = { 'process.env.NODE_ENV': JSON.stringify('production') };

/**
 * React and the others as merchants have them: their development builds check each drawing, which takes half of its time. They do
 * so at night.
 */
export const libraries = isWhole
  ? { optimizeDeps: {} }
  : {
      define: nodeEnv,
      oxc: { jsx: { development: false } },
      optimizeDeps: { rolldownOptions: { transform: { define: nodeEnv } } },
    };

/** Chromium as a Mexican merchant's, without sandbox, network of its own, or motion. */
export const inChromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: {
      ...executable(),
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
  instances: [{ browser: 'chromium' as const }],
} as const;
