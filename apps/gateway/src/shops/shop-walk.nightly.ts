import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { expect, it } from 'vitest';
import { waitingOrders } from '../testing/crash/guide-requests.ts';
import type { PatientClient } from '../testing/crash/patient-client.ts';
import { proved } from '../testing/proved.ts';
import { differencesOf, shipOrder, shopWorld, STORE } from '../testing/shop-world.ts';

const ORDERS = 200;
const WARSAW_MINUTES = 60;

const numberOf = (order: Order) => Number(order.orderNumber);

async function sendLot({ must }: PatientClient, orders: readonly Order[]): Promise<void> {
  const { lotId, name } = (await must(calls.getNewGuideLot, {})).detail;
  const items = orders.map(({ marketplace, orderNumber }) => ({
    marketplace,
    orderNumber,
    colocationIds: [],
    packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
    content: 'Camisas',
    packageValue: 499,
    nameParcel: null,
    serviceType: null,
  }));
  await must(calls.saveGuideLot, { body: { storeId: STORE, lotId, name, items } });
  for (;;) {
    const { status, total, created, failed } = (await must(calls.getGuideLot, { params: { lotId } })).detail;
    if (status !== 'procesando' && created + failed === total) return;
    await sleep(300);
  }
}

const cancel = ({ must }: PatientClient, order: Order) =>
  must(calls.cancelOrder, {
    body: {
      storeId: STORE,
      marketplace: 'WC',
      orderId: order.orderNumber,
      colocationIds: [],
      reason: 'Sin inventario',
      comment: null,
    },
  });

it(`${ORDERS} orders of a shop are shipped, cancelled and refunded on both sides, through three kills and a change of zone: both are equal`, async () => {
  const world = await shopWorld(ORDERS);
  const { shop, gateway, merchant, ordersNow } = world;
  try {
    // A new shop is read at once; the process dies in the midst of it.
    while ((await ordersNow()) < ORDERS / 4) await sleep(50);
    await gateway.crash();
    while ((await ordersNow()) < ORDERS) await sleep(500);

    const own = (await waitingOrders(merchant.client, STORE)).filter(
      ({ marketplace, orderNumber }) => marketplace === 'WC' && shop.orders.has(Number(orderNumber)),
    );
    expect(own).toHaveLength(ORDERS);
    const part = (from: number, to: number) => own.slice(from, to);
    const singly = part(0, 40);
    const inLot = part(40, 120);
    const cancelledHere = part(120, 140);
    const cancelledThere = part(140, 160);
    const refundedThere = part(160, 180);
    const untouched = part(180, ORDERS);

    for (const order of singly.slice(0, 20)) await shipOrder(merchant, order);
    await gateway.crash();
    shop.settings.zone = WARSAW_MINUTES;
    for (const order of cancelledThere) {
      const there = shop.orders.get(numberOf(order));
      if (there) shop.setStatus(there, 'cancelled');
    }
    for (const order of refundedThere) {
      const there = shop.orders.get(numberOf(order));
      const [item] = there?.items ?? [];
      if (!there || !item) continue;
      const amount = Math.round((item.paid.net + item.paid.tax) / item.quantity);
      shop.refund(there, { amount, reason: 'Llegó rota', pieces: new Map([[item.id, 1]]) });
    }
    const lot = sendLot(merchant, inLot);
    await sleep(1500);
    await gateway.crash();
    for (const order of singly.slice(20)) await shipOrder(merchant, order);
    for (const order of cancelledHere) await cancel(merchant, order);
    await lot;

    await world.settled(new Date());
    expect(await differencesOf(world)).toEqual([]);
    const statusesOf = (orders: readonly Order[]) => [
      ...new Set(orders.map((order) => shop.orders.get(numberOf(order))?.status)),
    ];
    expect(statusesOf([...singly, ...inLot])).toEqual(['completed']);
    expect(statusesOf([...cancelledHere, ...cancelledThere])).toEqual(['cancelled']);
    expect(statusesOf(untouched)).toEqual(['processing']);
    proved(
      `${ORDERS} orders of a shop: ${singly.length} shipped singly, ${inLot.length} in a lot, ${cancelledHere.length} cancelled here, ${cancelledThere.length} there, ${refundedThere.length} refunded there; 3 kills and a change of zone: both sides equal`,
    );
  } finally {
    await world.end();
  }
});
