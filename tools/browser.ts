import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';
import { bin, run } from './run.ts';

/** Flags for a Chromium without a display, a sandbox or a network of its own. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = (name: string): string | null => {
  try {
    return (
      execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
};

const installed = (): string | null => {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && existsSync(given)) return given;
  const system =
    names.map(onPath).find((path) => path !== null) ?? macApplications.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
};

/**
 * Finds a Chromium or installs one, and says which: the system's, else Playwright's download, else Debian's package as root.
 * Throws with what to do when there is none to be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = installed();
  if (found !== null) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('Browser: none found; trying the download of Playwright');
  await run(bin('playwright'), ['install', 'chromium']);
  if (installed() === null && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.log("Browser: no download; installing Debian's package chromium");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const path = installed();
  if (path === null) throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  console.log(`Browser: installed ${path}`);
  return path;
}
