import { randomBytes } from 'node:crypto';
import { calls } from '@trastienda/api-client/calls';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createJobRunner } from '../../../jobs/run-job.ts';
import { orderLines } from '../../../tables/orders.ts';
import { CASA_LUMBRE } from '../../../testing/ask.ts';
import { useLinkedShops } from '../../../testing/linked-shop.ts';
import { guideRequestFor, quoteFor } from '../../../testing/requests.ts';
import { jobKinds } from '../../../workers.ts';
import { isOfShop } from '../../orders/shop-pushes.ts';

const world = useLinkedShops();
const { ask, answer, turns, later, ship, withOrder, rowsOf } = world;

const cancelGuide = (guide: string) =>
  ask(calls.cancelCourierGuide, {
    body: { storeId: CASA_LUMBRE, guides: [guide], lotId: null, reason: 'Otra dirección' },
  });
const act = (
  one: { number: string },
  action: 'accept' | 'ship' | 'complete' | 'cancel',
  ids: readonly string[],
) =>
  ask(calls.runWooCommerceOrderAction, {
    body: {
      storeId: CASA_LUMBRE,
      orderId: one.number,
      colocationIds: [...ids],
      action,
      carrier: action === 'ship' ? 'Veloz MX' : null,
      trackingNumber: action === 'ship' ? 'W1' : null,
    },
  });
const listed = async (orderNumber: string) => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderNumber, 'filter-marketplace': ['WC'] },
  });
  const [order] = data;
  if (!order) throw new Error(`The order ${orderNumber} is gone`);
  return order;
};
/** Buys a guide at its price and puts it on the order, as the wizard does. */
async function buy(orderNumber: string): Promise<string> {
  const order = await listed(orderNumber);
  const [option] = (await ask(calls.quoteCourier, { body: quoteFor(order) })).detail;
  if (!option) throw new Error('Somebody goes there');
  const colocationIds = order.orderedProductsList.map((line) => line.colocationId);
  const { detail } = await ask(calls.createCourierGuide, {
    params: { token: option.token },
    body: guideRequestFor(order, { colocationIds }),
  });
  await ship(orderNumber, colocationIds, detail.guide);
  return detail.guide;
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

  it('a shop without parcels writes it to the client', async () => {
    const one = await withOrder(1, { hasFulfillments: false });
    await ship(one.number, one.ids, 'G1');
    await turns();
    expect([one.told(), one.sold.status]).toEqual([['Tu pedido va con Veloz MX, guía G1'], 'completed']);
  });

  it('a guide that is bought is taken back with its parcel, and another one follows', async () => {
    const one = await withOrder(2);
    const first = await buy(one.number);
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([[first], 'completed']);
    await cancelGuide(first);
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([[], 'processing']);
    expect(one.told()).toEqual([`Se canceló la guía ${first}. Te avisaremos cuando tu pedido salga.`]);
    const second = await buy(one.number);
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([[second], 'completed']);
  });

  it('the guides of a lot are told as single ones are', async () => {
    const one = await withOrder(2);
    const { lotId, name } = (await ask(calls.getNewGuideLot, {})).detail;
    const item = {
      marketplace: 'WC' as const,
      orderNumber: one.number,
      colocationIds: [],
      packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
      content: 'Camisas',
      packageValue: 449,
      nameParcel: null,
      serviceType: null,
    };
    await ask(calls.saveGuideLot, { body: { storeId: CASA_LUMBRE, lotId, name, items: [item] } });
    await createJobRunner({
      database: world.db.database,
      kinds: jobKinds,
      clock: world.now,
      random: randomBytes,
      notifyWorkers: async () => {},
      onError: (error) => world.faults.push(error),
    }).runJob({ storeId: CASA_LUMBRE, jobId: lotId });
    await turns();
    expect([one.numbers().length, one.sold.status]).toEqual([1, 'completed']);
    expect((await one.read()).lines.map(({ trackId }) => trackId)).toEqual([
      one.numbers()[0],
      one.numbers()[0],
    ]);
  });

  it('a cancelled order is cancelled there, its guide taken back before it, without a promise of another', async () => {
    const plain = await withOrder(2);
    await plain.cancel();
    await turns();
    expect(plain.sold.status).toBe('cancelled');
    expect(await plain.states()).toEqual(['order_cancelled sent']);
    const sent = await withOrder(1);
    await ship(sent.number, sent.ids, 'G1');
    await turns();
    expect(sent.sold.status).toBe('completed');
    await sent.cancel();
    await turns();
    expect([sent.numbers(), sent.sold.status]).toEqual([[], 'cancelled']);
    expect(sent.told()).toEqual(['Se canceló la guía G1.']);
  });

  it('cancelled pieces are a note for the merchant, and what is left may be all that was to be sent', async () => {
    const one = await withOrder(3);
    await ship(one.number, one.ids.slice(0, 1), 'G1');
    await one.cancel(one.ids.slice(1, 2));
    await turns();
    expect(one.sold.status).toBe('processing');
    await one.cancel(one.ids.slice(2));
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([['G1'], 'completed']);
    const notes = one.sold.notes.filter(({ text }) => text.startsWith('Se canceló 1 pieza'));
    expect(notes.map(({ isForCustomer }) => isForCustomer)).toEqual([false, false]);
    expect(await one.states()).toEqual(['guide sent', 'pieces_cancelled sent', 'pieces_cancelled sent']);
  });

  it('a guide that one piece still travels with stays', async () => {
    const one = await withOrder(2);
    await ship(one.number, one.ids, 'G1');
    await one.cancel(one.ids.slice(0, 1));
    await turns();
    expect(one.numbers()).toEqual(['G1']);
    expect(await one.states()).toEqual(['guide sent', 'pieces_cancelled sent']);
    await one.cancel();
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([[], 'cancelled']);
  });

  it('an order that the merchant carries herself is finished when its last piece is delivered', async () => {
    const one = await withOrder(2);
    await rowsOf((tx) =>
      tx
        .update(orderLines)
        .set({ deliveryType: 'entrega_propia' })
        .where(and(eq(orderLines.storeId, CASA_LUMBRE), eq(orderLines.orderId, one.order.id))),
    );
    const [packed] = (await listed(one.number)).paquetes;
    const deliver = (colocationIds: string[]) =>
      ask(calls.deliverOrder, {
        params: { storeId: CASA_LUMBRE, marketplace: 'WC', orderId: one.number, trackId: packed?.id ?? '' },
        body: {
          colocationIds,
          status: 'entregado',
          deliveredAt: world.now().toISOString(),
          receivedBy: 'Paola',
        },
      });
    await deliver(one.ids.slice(0, 1));
    await turns();
    expect([await one.states(), one.sold.status]).toEqual([[], 'processing']);
    await deliver(one.ids.slice(1));
    await turns();
    expect([await one.states(), one.sold.status]).toEqual([['delivered sent'], 'completed']);
  });

  it('the channel’s own actions are told too', async () => {
    const one = await withOrder(1);
    await act(one, 'accept', one.ids);
    await turns();
    expect(await one.states()).toEqual([]);
    await act(one, 'ship', one.ids);
    await act(one, 'complete', one.ids);
    await turns();
    expect([one.numbers(), one.sold.status]).toEqual([['W1'], 'completed']);
    expect(await one.states()).toEqual(['guide sent', 'delivered sent']);
    // The delivery wrote nothing that was not so.
    expect(await one.eventsOf(one.sold.id)).toEqual(['written']);
    const other = await withOrder(1);
    await act(other, 'cancel', other.ids);
    await turns();
    expect(other.sold.status).toBe('cancelled');
  });
});

describe('what the shop says itself', () => {
  it('is not told to it: finished, cancelled and refunded there', async () => {
    const done = await withOrder(1);
    done.shop.setStatus(done.sold, 'completed');
    await later(3);
    expect((await done.read()).lines.map(({ statusId }) => statusId)).toEqual([7]);
    const gone = await withOrder(2);
    gone.shop.setStatus(gone.sold, 'cancelled');
    await later(3);
    expect((await gone.read()).status).toBe('cancelado');
    const back = await withOrder(2);
    const item = back.sold.items[0]?.id ?? 0;
    back.shop.refund(back.sold, { amount: 100, reason: 'Rota', pieces: new Map([[item, 1]]) });
    await later(3);
    expect((await back.read()).lines.map(({ statusId }) => statusId).toSorted()).toEqual([1, 8]);
    for (const one of [done, gone, back]) expect(await one.outbox()).toEqual([]);
  });

  it('our own push comes back as news, and nothing moves or is told twice', async () => {
    const one = await withOrder(2);
    const writes: string[] = [];
    one.shop.onChange((event) => writes.push(event));
    await ship(one.number, one.ids, 'G1');
    await turns();
    expect(one.sold.status).toBe('completed');
    const told = writes.length;
    for (let time = 0; time < 5; time += 1) await later(3);
    expect(writes.length).toBe(told);
    expect(await one.states()).toEqual(['guide sent']);
    // The order was finished by us when it left; nobody says that it has arrived.
    expect((await one.read()).lines.map(({ statusId }) => statusId)).toEqual([3, 3]);
    expect(await one.casesOf(one.sold.id)).toEqual([]);
  });

  it('an order that was cancelled there before the guide is bought has no guide', async () => {
    const one = await withOrder(1);
    one.shop.setStatus(one.sold, 'cancelled');
    await later(3);
    const { status } = await answer(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: 'WC', orderId: one.number },
      body: {
        colocationIds: one.ids,
        deliveryCarrierId: 'veloz-mx',
        deliveryCarrierName: 'Veloz MX',
        deliveryTrackId: 'G1',
        forcedGuideType: null,
        dimensions: null,
      },
    });
    expect([status, await one.outbox()]).toEqual([409, []]);
  });

  it('an order that was cancelled there while the guide is bought is one case: the guide is kept, and not told', async () => {
    const one = await withOrder(1);
    one.shop.setStatus(one.sold, 'cancelled');
    await ship(one.number, one.ids, 'G1');
    await later(3);
    expect(one.numbers()).toEqual([]);
    expect((await one.read()).lines.map(({ statusId, trackId }) => [statusId, trackId])).toEqual([[3, 'G1']]);
    expect(await one.states()).toEqual(['guide refused']);
    expect((await one.casesOf(one.sold.id)).map(({ cause }) => cause)).toEqual(['cancelado_tarde']);
    const [push] = await one.outbox();
    expect(push?.refusal).toEqual({ reason: 'order_status', rawStatus: 'cancelled' });
    expect(await one.eventsOf(one.sold.id)).toEqual(['refused']);
  });

  it('an order that is cancelled here waits for its shop, which is no contradiction', async () => {
    const one = await withOrder(1);
    one.emulator.switches.fault = 'html 503';
    await one.cancel();
    await turns();
    one.shop.touch(one.sold);
    one.emulator.switches.fault = null;
    await later(2);
    await later(3);
    expect([one.sold.status, await one.casesOf(one.sold.id)]).toEqual(['cancelled', []]);
  });
});

it('orders of other channels and of demo shops are told by their pieces, without a look', async () => {
  const { data } = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { pageSize: 100 },
  });
  const demo = data
    .flatMap(({ orderedProductsList }) => orderedProductsList)
    .filter(({ colocationId }) => !colocationId.startsWith('wc'));
  expect(demo.length).toBeGreaterThan(50);
  expect(isOfShop(demo)).toBe(false);
  expect(isOfShop([{ colocationId: `wc${'0a'.repeat(12)}-17-2` }])).toBe(true);
});

it('none of all this was a fault of ours', () => {
  expect([...world.failures, ...world.faults]).toEqual([]);
});
