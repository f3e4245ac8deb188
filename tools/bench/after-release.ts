import { rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { startGateway } from '../../apps/portal/e2e/support/gateway.ts';
import { signedIn } from '../../apps/portal/e2e/support/sign-in.ts';
import { browserFlags, ensureBrowser } from '../browser.ts';
import { needBuiltProduct } from '../build-product.ts';
import { emptyFolder } from '../data-folder.ts';
import { buildNextRelease, loadedBy } from '../release-of-one-page.ts';

const orders = '/mis-pedidos?status=todos';

/**
 * The kB of scripts and style that the list of orders costs after a release which changed one sentence in it, for a browser that
 * has the build before: one that knows compression dictionaries, and one that does not.
 */
export async function loadedAfterRelease(): Promise<{ readonly known: number; readonly unknown: number }> {
  const executablePath = await ensureBrowser();
  await needBuiltProduct();
  const [builds, next] = [await emptyFolder(), await buildNextRelease()];
  const gateway = await startGateway();
  const browsers: Browser[] = [];
  const open = async (flags: readonly string[]): Promise<Page> => {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
    browsers.push(browser);
    const storageState = await signedIn(gateway.origin);
    return (await browser.newContext({ storageState, baseURL: gateway.origin })).newPage();
  };
  try {
    await gateway.end('SIGTERM');
    await gateway.restart({ BUILDS_DIR: builds });
    const pages = [
      await open([]),
      await open(['--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend']),
    ];
    for (const page of pages) {
      await loadedBy(page, orders);
      await page.goto('about:blank');
    }
    await gateway.end('SIGTERM');
    await gateway.restart({ PORTAL_DIR: next });
    const kilobytes: number[] = [];
    for (const page of pages)
      kilobytes.push((await loadedBy(page, orders)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
    const [known = Number.NaN, unknown = Number.NaN] = kilobytes;
    return { known, unknown };
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await gateway.stop();
    for (const folder of [builds, next]) rmSync(folder, { recursive: true });
  }
}
