import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { CASA_LUMBRE } from '../../../testing/ask.ts';
import { smallShop, useLinkedShops } from '../../../testing/linked-shop.ts';

const world = useLinkedShops();
const { ask, answer, turns, later, link, ship } = world;

/** A shop with one order of some pieces, which is taken over. */
async function withOrder(quantity: number, options?: { readonly hasFulfillments: boolean }) {
  const { emulator, sell } = smallShop(options);
  const sold = sell(quantity);
  const shop = await link(emulator);
  const order = await shop.orderOf(sold.id);
  const ids = order.lines.map((line) => line.colocationId);
  const numbers = () =>
    sold.fulfillments.map(({ meta }) => meta.find(({ key }) => key === '_tracking_number')?.value);
  const told = () => sold.notes.filter((note) => note.isForCustomer).map(({ text }) => text);
  const states = async () => (await shop.outbox()).map(({ kind, state }) => `${kind} ${state}`);
  const cancel = (colocationIds: readonly string[] = []) =>
    ask(calls.cancelOrder, {
      body: {
        storeId: CASA_LUMBRE,
        marketplace: 'WC',
        orderId: order.orderNumber,
        colocationIds: [...colocationIds],
        reason: 'Sin inventario',
        comment: null,
      },
    });
  const read = () => shop.orderOf(sold.id);
  return { ...shop, sold, order, number: order.orderNumber, ids, numbers, told, states, cancel, read, sell };
}

describe('what the merchant does to an order of her shop is told there (D526)', () => {
  it('a guide is a parcel, and the last one finishes the order', async () => {
    const one = await withOrder(3);
    await ship(one.number, one.ids.slice(0, 2), 'G1');
    expect(await one.states()).toEqual(['guide pending']);
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([['G1'], 'processing']);
    await ship(one.number, one.ids.slice(2), 'G2');
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([['G1', 'G2'], 'completed']);
    expect(await one.states()).toEqual(['guide sent', 'guide sent']);
    expect(await one.eventsOf(one.sold.id)).toEqual(['written', 'written']);
  });
});
