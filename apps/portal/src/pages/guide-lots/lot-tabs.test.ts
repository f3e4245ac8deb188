import { saveGuideLot } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { describe, expect, test } from 'vitest';
import { createBrowser, untilTrue } from '../guide-wizard/testing/guide-app.ts';
import { lotRowsChanged } from './slice.ts';
import { lotId, lotService } from './testing/lot-service.ts';
import { openLotsApp } from './testing/lots-app.ts';
import { waitingOrders } from './testing/waiting-orders.ts';

const [first = '', second = ''] = waitingOrders.map(({ orderNumber }) => orderNumber);

/** A tab in which something was typed for the first order, and another tab of the same browser. */
async function openTabs() {
  const { handlers } = lotService(new Set());
  const browser = createBrowser();
  const one = await openLotsApp({ browser, handlers });
  await one.open([first]);
  one.store.dispatch(lotRowsChanged([{ orderNumber: first, change: { content: 'Veladoras' } }]));
  await untilTrue(() => one.lots().draft?.rows[first]?.content === 'Veladoras');
  return { one, other: await openLotsApp({ browser, handlers }) };
}

describe('two tabs put lots together', () => {
  test('of other orders: each has an id and a key of its own', async () => {
    const { one, other } = await openTabs();
    await other.open([second]);
    expect(other.sent('lotes/nuevo')).toHaveLength(1);
    expect(other.lots().draft).toMatchObject({ pedidos: [second], rows: {} });
    expect(other.lots().draft?.key).not.toBe(one.lots().draft?.key);
  });

  test('that share an order: they are two lots too, and what was typed for it goes on', async () => {
    const { one, other } = await openTabs();
    await other.open([second, first]);
    expect(other.sent('lotes/nuevo')).toHaveLength(1);
    expect(other.lots().draft?.rows).toEqual({ [first]: { content: 'Veladoras' } });
    expect(other.lots().draft?.key).not.toBe(one.lots().draft?.key);
  });

  test('of the same orders: it is one lot, and the tab that is late goes to what the other one has sent', async () => {
    const { one, other } = await openTabs();
    await other.open([first]);
    expect(other.sent('lotes/nuevo')).toHaveLength(0);
    expect(other.lots().draft?.key).toBe(one.lots().draft?.key);
    one.send([first]);
    await one.holds(() => one.lots().accepted === lotId);
    other.store.dispatch(lotRowsChanged([{ orderNumber: first, change: { content: 'Floreros' } }]));
    // The same key for something else (D169).
    other.use(mock(saveGuideLot, { once: true }).fails(422));
    other.send([first]);
    await other.holds(() => other.lots().accepted === lotId);
  });
});
