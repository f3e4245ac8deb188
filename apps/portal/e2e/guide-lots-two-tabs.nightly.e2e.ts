import type { Order } from '@trastienda/api-client';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { lotOn, openLotOf, pick, useLotBooks } from './support/lots.ts';
import { expectQuietEnd, useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();
const books = useLotBooks(stage);

/** A lot that only waits to be sent. */
async function openPriced(page: Page, orders: readonly Order[]): Promise<void> {
  const lot = lotOn(page);
  await openLotOf(page, orders);
  await lot.chooseBox.byMouse();
  await lot.priced(orders.length);
}

describe('lots of two tabs', () => {
  test('two tabs send the same orders: each has one guide, and is paid once', async () => {
    const { context, page } = await stage.merchant();
    const orders = await pick(page, 3, 3);
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await openPriced(tab, orders);
    await Promise.all(tabs.map((tab) => lotOn(tab).send(3).click()));
    for (const tab of tabs) {
      await tab.waitForURL(/lote=/u);
      await lotOn(tab).result('3 de 3 guías listas');
    }
    await books.expectOneGuideEach(orders);
    await expectQuietEnd(context);
  });

  test('two tabs send lots that share an order: one of them makes its guide, the other one says why not', async () => {
    const { context, page } = await stage.merchant();
    const orders = await pick(page, 3, 3);
    const tabs = [page, await context.newPage()];
    await openPriced(page, orders.slice(0, 2));
    await openPriced(tabs[1] ?? page, orders.slice(1));
    await Promise.all(tabs.map((tab) => lotOn(tab).send(2).click()));
    const results = tabs.map(async (tab) => {
      await tab.waitForURL(/lote=/u);
      const title = tab.getByRole('heading', { name: /^\d de 2 guías listas$/u });
      await title.waitFor({ timeout: 60_000 });
      return title.innerText();
    });
    expect((await Promise.all(results)).toSorted()).toEqual(['1 de 2 guías listas', '2 de 2 guías listas']);
    await books.expectOneGuideEach(orders);
    await expectQuietEnd(context);
  });
});
