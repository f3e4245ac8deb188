import { mkdtempSync, mkdirSync, rmSync, chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from './browser.ts';
import { spawnGateway } from './gateway-process.ts';
import { root } from './run.ts';

/**
 * `npm run screenshots`: pictures of the running product for the README, in docs/images.
 * With `--review DIR`: every screen at three widths in three schemes, for people with a critical eye.
 */

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('The gateway did not become ready');
}

async function signedIn(browser: Browser, origin: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'es-MX' });
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: /Entrar como Mariana/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function firstPendingOrder(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/mis-pedidos?status=en-preparacion`);
  const link = page.locator('a[href*="pedido="]').first();
  const href = (await link.getAttribute('href')) ?? '';
  return new URL(href, origin).searchParams.get('pedido') ?? '';
}

async function take(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file });
  console.log(file);
}

const at = process.argv.indexOf('--review');
const review = at > 0 ? process.argv[at + 1] : undefined;
const out = review ?? join(root, 'docs/images');
mkdirSync(out, { recursive: true });

const executablePath = await ensureBrowser();
const data = mkdtempSync(join(tmpdir(), 'trastienda-pictures-'));
chmodSync(data, 0o755);
const port = await freePort();
const origin = `http://localhost:${port}`;
const gateway = spawnGateway({ PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  await untilReady(origin);
  const widths = review === undefined ? [1440] : [1440, 1100, 390];
  for (const width of widths) {
    const page = await signedIn(browser, origin, width, width === 390 ? 844 : 900);
    const order = await firstPendingOrder(page, origin);
    const screens: Readonly<Record<string, string>> = {
      inicio: '/',
      pedidos: '/mis-pedidos?status=todos',
      pedido: `/mis-pedidos?status=en-preparacion&pedido=${order}`,
      guia: `/mis-pedidos/crear-guia?pedido=${order}`,
    };
    for (const scheme of review === undefined
      ? (['light'] as const)
      : (['light', 'dark', 'contrast'] as const)) {
      await page.emulateMedia({
        colorScheme: scheme === 'dark' ? 'dark' : 'light',
        contrast: scheme === 'contrast' ? 'more' : 'no-preference',
      });
      for (const [name, path] of Object.entries(screens)) {
        const file = review === undefined ? `${name}.png` : `${name}-${width}-${scheme}.png`;
        await take(page, `${origin}${path}`, join(out, file));
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  const ended = new Promise((resolve) => {
    gateway.once('exit', resolve);
  });
  gateway.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
