import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
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

/** How many screens are looked at side by side. */
const concurrencyLimit = 3;

describe('every link and every entry of the menu', () => {
  test('leads to a page of ours that has a name, and none to nowhere', async () => {
    const { context, page: first } = await stage.merchant();
    const waiting = [
      '/',
      '/menu',
      '/menu/perfil',
      '/mis-pedidos?status=todos',
      '/mis-pedidos?status=listos-para-enviar',
    ];
    const seen = new Set<string>();
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
    const look = async (page: Page, path: string) => {
      await page.goto(new URL(path, stage.origin).href);
      // By its role: a screen may hold a heading for another width that nobody sees.
      const heading = page.getByRole('heading', { level: 1 }).first();
      await heading.waitFor({ timeout: 20_000 }).catch(() => faults.push(`${path} has no name`));
      const name = ((await heading.textContent().catch(() => '')) ?? '').trim();
      if (name === '' || /no existe|no encontramos/iu.test(name)) faults.push(`${path} is «${name}»`);
      if ((await page.title()).trim() === '') faults.push(`${path} has no title`);
      if (path === '/') await openMenus(page);
      // Rows lead somewhere too.
      await page
        .waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
        .catch(() => faults.push(`${path} never ends to load`));
      for (const { href, opensTab } of await linksOf(page)) {
        const to = new URL(href);
        if (!/^https?:$/u.test(to.protocol)) continue;
        if (to.origin === stage.origin) {
          // What the gateway itself answers is no screen.
          if (!/^\/(?:api|idp|upload|demo)(?:\/|$)/u.test(to.pathname))
            waiting.push(`${to.pathname}${to.search}`);
        } else if (!opensTab) faults.push(`${path} leads outside to ${href}`);
      }
    };

    // Screen by screen as each names others; a round ends when all of its screens have been read.
    const pages = [
      first,
      ...(await Promise.all(Array.from({ length: concurrencyLimit - 1 }, () => context.newPage()))),
    ];
    for (;;) {
      const round = pages.flatMap((page) => {
        const path = next();
        return path === undefined ? [] : [look(page, path)];
      });
      if (round.length === 0) break;
      await Promise.all(round);
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
    await expectQuietEnd(context);
  });
});
