import { expect, test } from 'vitest';
import { goWithin } from './support/browser.ts';
import { specifiedPaths } from './support/routes.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Those that stand behind the session, and lead nowhere else by themselves. */
const pagePaths = specifiedPaths.filter((path) => !path.startsWith('/onboarding'));

test('a browser that translates takes no page down, and no count stays what it was (D441)', async () => {
  const { context, page } = await stage.merchant();
  // As Chrome's translator: each text goes, a <font> in a <font> comes, also of what is drawn later.
  await page.addInitScript(() => {
    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (parent === null || text.data.trim() === '' || parent.closest('font, script, style, textarea'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  const faults: string[] = [];
  await page.goto('/');
  for (const path of pagePaths) {
    await goWithin(page, path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor().catch(() => faults.push(`${path} has no name`));
    await page
      .waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
      .catch(() => {});
    // What changes texts in place: another tab, a filter, a search, a box.
    await page.evaluate(() => {
      for (const controls of ['[role="tab"]:not([aria-selected="true"])', 'input[type="checkbox"]'])
        document.querySelector<HTMLElement>(`main ${controls}`)?.click();
    });
    const search = page.locator('main input[type="search"]:visible').first();
    if ((await search.count()) > 0) {
      await search.fill('zzz', { timeout: 1000 }).catch(() => {});
      await search.press('Enter', { timeout: 1000 }).catch(() => {});
    }
    if ((await page.getByText('No pudimos abrir esta página').count()) > 0) faults.push(`${path} crashed`);
  }
  expect(faults).toEqual([]);

  // Rows that come and go.
  await page.goto('/mis-pedidos?status=todos');
  for (const text of ['M-', 'zzz', '']) {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('main input[type="search"]:visible').first().fill(text);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(500);
    expect(await page.getByText('No pudimos abrir esta página').count()).toBe(0);
  }

  // A count beside words: one of the orders, then two.
  await page.goto('/mis-pedidos?status=en-preparacion');
  const box = page.getByRole('checkbox', { name: /^Seleccionar pedido/u });
  const one = page.getByText('1 seleccionado', { exact: true });
  // What was translated before it was taken over is drawn anew: a press in that moment is pressed again, as she would.
  await expect
    .poll(
      async () => {
        await box.nth(0).setChecked(true);
        return one.count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeGreaterThan(0);
  await box.nth(1).click();
  await page.getByText('2 seleccionados', { exact: true }).first().waitFor();
  expect(await one.count()).toBe(0);
  await expectQuietEnd(context);
});

test('a tab that outlived a release says so on every page, and goes on after one reload', async () => {
  const { context, page } = await stage.merchant();
  await page.goto('/menu');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The server has another build now: other names, and the old files are gone.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`${stage.origin}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/index-[\w-]+\.js/gu, 'index-NEWER.js'),
    });
  });
  let gone = 0;
  for (const path of pagePaths) {
    await goWithin(page, path);
    const isNew = page.getByRole('heading', { name: 'Hay una versión nueva' });
    // The page before stays on show until it is known: its heading says nothing.
    await isNew.waitFor({ timeout: 3000 }).then(
      () => (gone += 1),
      () => page.getByRole('heading', { level: 1 }).first().waitFor(),
    );
    expect(await page.getByText('No pudimos abrir esta página').count()).toBe(0);
  }
  expect(gone).toBeGreaterThanOrEqual(20);

  await goWithin(page, '/reportes/ventas');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('heading', { level: 1, name: /ventas/iu }).waitFor();
  expect(await page.getByText('Hay una versión nueva').count()).toBe(0);
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(`proved: ${gone} pages whose files are gone`);
  await context.close();
});

test('a browser that forbids its storage shows every page', async () => {
  const { context, page } = await stage.merchant();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  for (const path of pagePaths) {
    await goWithin(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText('No pudimos abrir esta página').count()).toBe(0);
  }
  await expectQuietEnd(context);
});
