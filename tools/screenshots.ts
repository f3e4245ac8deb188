import { mkdtempSync, mkdirSync, rmSync, chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from './browser.ts';
import { needBuiltProduct } from './build-product.ts';
import { spawnGateway } from './gateway-process.ts';
import { root } from './run.ts';
import { lessons } from './screenshots/lessons.ts';
import { takeLinkedShop } from './screenshots/linked-shop.ts';
import type { Screen } from './screenshots/screen.ts';
import { screensOf, show } from './screenshots/screens.ts';
import { lookAround, type Shop, signedIn, withSentLot } from './screenshots/shop.ts';

/**
 * `npm run screenshots`: pictures of the running product for the README (docs/images) and the merchants' pages
 * (docs/comerciantes/imagenes).
 * With `--review [DIR]`: every screen of orders and guides at three widths, light and dark, for people with a critical
 * eye, in test-results/screens; `--width 390` and `--scheme dark` of one only, `--whole` from top to bottom.
 * `--only TEXT` takes those whose name has the text, `--at URL` looks at a product that runs already.
 */
const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  const value = at > 0 ? process.argv[at + 1] : undefined;
  return value?.startsWith('--') ? undefined : value;
};
const only = given('--only') ?? '';

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

/** Takes the picture of one screen into one file; a failure is printed, and the others go on. */
async function take(page: Page, screen: Screen, shop: Shop, file: string): Promise<void> {
  try {
    await show(page, screen, shop);
    await page.screenshot({ path: file, fullPage: process.argv.includes('--whole') });
    console.log(file);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${screen.name}: ${(error as Error).message.split('\n')[0]}`);
  }
}

const wanted = ({ name }: Screen) => name.includes(only);

async function review(browser: Browser, origin: string): Promise<void> {
  const out = given('--review') ?? join(root, 'test-results/screens');
  mkdirSync(out, { recursive: true });
  let shop: Shop | null = null;
  for (const width of [1440, 1100, 390].filter(
    (each) => String(each) === (given('--width') ?? String(each)),
  )) {
    const page = await signedIn(browser, origin, width);
    shop ??= await withSentLot(page, await lookAround(page, origin));
    for (const colorScheme of (['light', 'dark'] as const).filter(
      (each) => each === (given('--scheme') ?? each),
    )) {
      await page.emulateMedia({ colorScheme });
      for (const screen of screensOf(shop).filter(wanted)) {
        const at = screen.apart ? await signedIn(browser, origin, width) : page;
        if (screen.apart) await at.emulateMedia({ colorScheme });
        await take(at, screen, shop, join(out, `${screen.name}-${width}-${colorScheme}.png`));
        if (screen.apart) await at.close();
      }
    }
    await page.close();
  }
}

const ofReadme = ['inicio', 'pedidos', 'pedido', 'guia'];

async function forDocs(browser: Browser, origin: string): Promise<void> {
  const page = await signedIn(browser, origin, 1440);
  const shop = await lookAround(page, origin);
  for (const screen of screensOf(shop).filter(({ name }) => ofReadme.includes(name)))
    if (wanted(screen)) await take(page, screen, shop, join(root, `docs/images/${screen.name}.png`));
  const out = join(root, 'docs/comerciantes/imagenes');
  mkdirSync(out, { recursive: true });
  await page.setViewportSize({ width: 1120, height: 720 });
  for (const lesson of lessons.filter(wanted))
    await take(page, lesson, shop, join(out, `${lesson.name}.png`));
  if ('woocommerce'.includes(only))
    await takeLinkedShop(page, origin, async (name) => {
      const file = join(out, `${name}.png`);
      await page.screenshot({ path: file });
      console.log(file);
    });
  await page.close();
}

async function withProduct(use: (origin: string) => Promise<void>): Promise<void> {
  const running = given('--at');
  if (running !== undefined) return use(running);
  await needBuiltProduct();
  const data = mkdtempSync(join(tmpdir(), 'trastienda-pictures-'));
  chmodSync(data, 0o755);
  const port = await freePort();
  const gateway = spawnGateway({
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    CONNECTORS_LOOPBACK: '1',
  });
  const ended = new Promise((resolve) => {
    gateway.once('exit', resolve);
  });
  try {
    await untilReady(`http://localhost:${port}`);
    await use(`http://localhost:${port}`);
  } finally {
    gateway.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags });
try {
  await withProduct((origin) =>
    process.argv.includes('--review') ? review(browser, origin) : forDocs(browser, origin),
  );
} finally {
  await browser.close();
}
