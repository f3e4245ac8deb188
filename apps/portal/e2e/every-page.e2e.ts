import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, goWithin, narrowPhone, phone, resize } from './support/browser.ts';
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
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
  });
  await goWithin(page, path);
  await page.locator('h1[data-left]').first().waitFor({ state: 'detached' });
}

/**
 * Words that are printed over others in the page's content: of two texts, each cut where it is cut on the screen, that share
 * more than the 3 px by which letters of neighbouring lines may reach into each other. What floats over the page may cover it.
 */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isWide = ({ left, top, right, bottom }: Box, by: number) => right - left > by && bottom - top > by;
    const seen: { words: string; box: Box; of: Element }[] = [];
    const main = document.querySelector('main');
    if (!main) return ['no content'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const of = node.parentElement;
      if (words === '' || !of || of.closest('svg, option')) continue;
      if (!of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let clip: Box = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
      let isOver = false;
      for (let up: Element | null = of; up && up !== document.body; up = up.parentElement) {
        const { position, overflowX, overflowY, clipPath } = getComputedStyle(up);
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') isOver = true;
        if (overflowX !== 'visible' || overflowY !== 'visible') clip = meet(clip, up.getBoundingClientRect());
      }
      if (isOver) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = meet(clip, rect);
        if (isWide(box, 3)) seen.push({ words: words.slice(0, 40), box, of });
      }
    }
    seen.sort((one, other) => one.box.top - other.box.top);
    const found: string[] = [];
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.of !== other.of && isWide(meet(one.box, other.box), 3))
          found.push(`«${one.words}» and «${other.words}»`);
      }
    }
    return [...new Set(found)];
  });

/** What is wrong with a page of a phone: words over words, and a bar below that says not where one is. */
async function phoneFaultsOf(page: Page, path: string): Promise<string[]> {
  const at = `${path} at ${page.viewportSize()?.width} px`;
  const lit = await page
    .getByRole('navigation', { name: 'Principal' })
    .locator('a[aria-current="page"]')
    .count();
  // What arrives moves what is below it for a moment.
  let over = await overlaps(page);
  for (let tries = 0; over.length > 0 && tries < 10; tries += 1) {
    await page.waitForTimeout(50);
    over = await overlaps(page);
  }
  return [
    ...(lit === 1 ? [] : [`${at}: ${lit} lit tabs`]),
    ...over.map((both) => `${at}: ${both} are one over the other`),
  ];
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

test('every page of the specification, of the menu and behind a link is one of ours, has a name, fits a desk and a phone, prints no words over others, lights one tab, and is not against the content security policy', async () => {
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

  const specified = new Set<string>(specifiedPaths);
  // Whoever opens her store has no menu yet.
  const hasShell = (path: string) => !path.startsWith('/onboarding');

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
      if (width === phone && hasShell(path)) {
        faults.push(...(await phoneFaultsOf(page, path)));
        if (specified.has(path)) {
          await resize(page, narrowPhone);
          faults.push(...(await phoneFaultsOf(page, path)));
        }
      }
      if (path === '/' && width === desktop) {
        await openMenus(page);
        await lookAt(path);
      }
    }
    // The next page begins in the window that this one ended in.
    widths = widths.toReversed();
  }
  // One that has variations: its fields say more than those of the product that the walk came by.
  await resize(page, desktop);
  await open(page, '/mis-productos/catalogo-de-productos?tamano=100');
  const varied = page
    .getByRole('row')
    .filter({ hasText: / y \d+ más/u })
    .first();
  const path = (await varied.getByRole('link').first().getAttribute('href')) ?? '';
  await open(page, path);
  for (const width of [phone, narrowPhone]) {
    await resize(page, width);
    faults.push(...(await faultsOf(page, path)), ...(await phoneFaultsOf(page, path)));
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
    `proved: ${seen.size} screens, ${specifiedPaths.length} routes of the specification, at 2 widths, those at a third`,
  );
  await expectQuietEnd(context);
});
