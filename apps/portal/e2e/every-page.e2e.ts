import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, phone, resize } from './support/browser.ts';
import { specifiedPaths } from './support/routes.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Addresses that differ in an order, a guide or a page alone lead to the same screen. */
const screenOf = (address: URL): string => {
  const named = ['vista', 'venta', 'paso'].map((name) => address.searchParams.get(name) ?? '');
  if (address.searchParams.has('pedido')) named.push('pedido');
  return `${address.pathname.replaceAll(/[0-9a-f-]{8,}|\d+/giu, '#')} ${named.join()}`;
};

const linksOf = (page: Page): Promise<readonly { href: string; opensTab: boolean }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, target }) => ({
      href,
      opensTab: target === '_blank',
    })),
  );

/** Opens every closed group of the menu, whose links are in the page only then. */
const openMenus = async (page: Page): Promise<void> => {
  const closed = page.getByRole('navigation', { name: 'Principal' }).locator('button[aria-expanded="false"]');
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
};

/**
 * Opens an address as Back and Forward of the browser do, in the document that is there: its policy is that of every page,
 * and a document of its own for each would take three times as long.
 */
async function open(page: Page, path: string): Promise<void> {
  if (new URL(path, page.url()).pathname === new URL(page.url()).pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1[data-left]').first().waitFor({ state: 'detached' });
}

/** What is wrong with a page, once it is whole: each has a name, a title and an end to its loading, and fits the window. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  // By its role: a screen may hold a heading for another width that nobody sees.
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor().catch(() => faults.push(`${path} has no name`));
  const name = ((await heading.textContent().catch(() => '')) ?? '').trim();
  if (name === '' || /no existe|no encontramos/iu.test(name)) faults.push(`${path} is «${name}»`);
  if ((await page.title()).trim() === '') faults.push(`${path} has no title`);
  // Rows lead somewhere too.
  await page
    .waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
    .catch(() => faults.push(`${path} never ends to load`));
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth)
    .catch(() => faults.push(`${path} is wider than a window of ${page.viewportSize()?.width} px`));
  return faults;
}

test('every page of the specification, of the menu and behind a link is one of ours, has a name, fits a desk and a phone, and is not against the content security policy', async () => {
  const { context, page } = await stage.merchant();
  const waiting = [
    '/',
    '/mis-pedidos?status=todos',
    '/mis-pedidos?status=listos-para-enviar',
    ...specifiedPaths,
  ];
  const seen = new Set<string>();
  const others = new Set<string>();
  const faults: string[] = [];

  /** The next address whose screen nobody has looked at. */
  const next = (): string | undefined => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const screen = screenOf(new URL(path, stage.origin));
      if (seen.has(screen)) continue;
      seen.add(screen);
      return path;
    }
    return undefined;
  };
  const lookAt = async (path: string) => {
    faults.push(...(await faultsOf(page, path)));
    for (const { href, opensTab } of await linksOf(page)) {
      const to = new URL(href);
      if (!/^https?:$/u.test(to.protocol)) continue;
      if (to.origin === stage.origin) {
        const [, root = ''] = to.pathname.split('/');
        // What the gateway itself answers is no screen of ours; what stands in for another site is a page all the same.
        if (root === 'demostracion') others.add(href);
        else if (!['api', 'idp', 'upload'].includes(root)) waiting.push(`${to.pathname}${to.search}`);
      } else if (!opensTab) faults.push(`${path} leads outside to ${href}`);
    }
  };

  await page.goto('/menu');
  let widths: readonly (typeof desktop | typeof phone)[] = [desktop, phone];
  for (let path = next(); path !== undefined; path = next()) {
    await open(page, path);
    for (const width of widths) {
      await resize(page, width);
      await lookAt(path);
      if (path === '/' && width === desktop) {
        await openMenus(page);
        await lookAt(path);
      }
    }
    // The next page begins in the window that this one ended in.
    widths = widths.toReversed();
  }
  for (const href of others) {
    const answer = await page.request.get(href);
    if (!answer.ok()) faults.push(`${href} answers ${answer.status()}`);
  }
  expect(faults).toEqual([]);
  expect(specifiedPaths.length).toBeGreaterThanOrEqual(38);
  expect(seen.size).toBeGreaterThan(specifiedPaths.length + 10);
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(
    `proved: ${seen.size} screens, ${specifiedPaths.length} routes of the specification, at 2 widths`,
  );
  await expectQuietEnd(context);
});
