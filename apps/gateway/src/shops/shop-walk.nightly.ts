import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { guideRequestFor, quoteRequestFor, waitingOrders } from '../testing/crash/guide-requests.ts';
import { killableGateway, killablePostgres } from '../testing/crash/killable.ts';
import { type PatientClient, patientClient } from '../testing/crash/patient-client.ts';
import { proved } from '../testing/proved.ts';

const ORDERS = 200;
const STORE = '10452';
/** Guides of 180 orders. */
const WALLET_CENTAVOS = 10_000_000;
const CDMX_MINUTES = -360;
const WARSAW_MINUTES = 60;

function shopWithOrders() {
  const emulator = new WooEmulator({ hasFulfillments: true, zone: CDMX_MINUTES });
  const { shop } = emulator;
  const product = shop.addProduct({
    name: 'Camisa azul',
    sku: 'CAM-AZ',
    price: 49_900,
    length: '30',
    width: '25',
    height: '10',
    weight: '0.6',
    isVirtual: false,
  });
  for (let at = 0; at < ORDERS; at += 1)
    shop.createOrder({
      isPaid: true,
      billing: {
        first_name: 'Ana',
        last_name: `Ruiz ${at}`,
        email: `cliente${at}@example.com`,
        phone: '5512345678',
        address_1: 'Av. Juárez 120',
        address_2: 'Col. Juárez',
        city: 'Cuauhtémoc',
        state: 'DF',
        postcode: '06600',
        country: 'MX',
      },
      items: [{ productId: product.id, quantity: 1 + (at % 3) }],
      shippingLines: [{ name: 'Envío estándar', net: 9900 }],
    });
  return emulator;
}

const numberOf = (order: Order) => Number(order.orderNumber);

/** Buys a guide as the portal does, and records it at the order. */
async function ship({ ask, must }: PatientClient, order: Order): Promise<void> {
  const quotes = await must(calls.quoteCourier, { body: quoteRequestFor(order, STORE) });
  const made = await ask(calls.createCourierGuide, {
    params: { token: quotes.detail[0]?.token ?? '' },
    body: guideRequestFor(order, STORE),
  });
  // What the shop cancelled meanwhile has no guide.
  if (!made.ok) return;
  const { guide, nameParcel } = made.value.detail;
  await ask(calls.createOrderShipment, {
    params: { storeId: STORE, marketplace: 'WC', orderId: order.orderNumber },
    body: {
      colocationIds: order.orderedProductsList.map(({ colocationId }) => colocationId),
      deliveryCarrierId: nameParcel,
      deliveryCarrierName: nameParcel,
      deliveryTrackId: guide,
      forcedGuideType: null,
      dimensions: null,
    },
  });
}

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

type Line = { readonly number: string; readonly status: number; readonly track: string | null };

it(`${ORDERS} orders of a shop are shipped, cancelled and refunded on both sides, through three kills and a change of zone: both are equal`, async () => {
  const emulator = shopWithOrders();
  const { shop } = emulator;
  const listening = await emulator.listen();
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url, {
    CONNECTORS_LOOPBACK: '1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.query(`select set_config('app.scope', 'all', false)`);
    await client.query('update wallets set balance = $2 where store_id = $1', [STORE, WALLET_CENTAVOS]);
    const merchant = await patientClient(gateway.origin, STORE, 'mariana@casalumbre.example');
    await merchant.must(calls.linkWooCommerce, {
      body: { url: listening.origin, consumerKey: emulator.key, consumerSecret: emulator.secret },
    });
    const { rows: links } = await client.query<{ link_id: string }>('select link_id from channel_turns');
    const [{ link_id: link } = { link_id: '' }] = links;
    const linesNow = async () =>
      (
        await client.query<Line>(
          `select o.order_number as number, l.status_id as status, l.track_id as track
           from external_orders e join orders o on o.store_id = e.store_id and o.id = e.order_id
           join order_lines l on l.store_id = o.store_id and l.order_id = o.id where e.source = $1`,
          [link],
        )
      ).rows;
    const ordersNow = async () => new Set((await linesNow()).map(({ number }) => number)).size;
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

    for (const order of singly.slice(0, 20)) await ship(merchant, order);
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
    for (const order of singly.slice(20)) await ship(merchant, order);
    for (const order of cancelledHere) await cancel(merchant, order);
    await lot;

    // What is owed: nothing waits to be told, and the shop was read once more after the last change.
    const settledAt = new Date();
    const deadline = Date.now() + 240_000;
    const isSettled = async () => {
      const { rows } = await client.query<{ pushes: number; read: boolean }>(
        `select (select count(*)::int from channel_outbox where state = 'pending') as pushes,
          (select last_sync_at > $1 from channel_links where id = $2) as read`,
        [settledAt, link],
      );
      return rows[0]?.pushes === 0 && rows[0].read;
    };
    while (!(await isSettled()) && Date.now() < deadline) await sleep(1000);
    expect(await isSettled()).toBe(true);

    const lines = await linesNow();
    const cancelled = 8;
    const differing = [...shop.orders.values()].flatMap((there) => {
      const here = lines.filter(({ number }) => number === String(there.id));
      const pieces = there.items.reduce((sum, { quantity }) => sum + quantity, 0);
      const back = there.refunds.flatMap(({ items }) => items).reduce((sum, item) => sum + item.pieces, 0);
      const isCancelled = there.status === 'cancelled' || there.status === 'refunded';
      const expectedCancelled = isCancelled ? pieces : back;
      const numbersHere = new Set(here.flatMap(({ track }) => track ?? []));
      const numbersThere = there.fulfillments.flatMap(
        ({ meta }) => meta.find(({ key }) => key === '_tracking_number')?.value ?? [],
      );
      const isSame =
        here.length === pieces &&
        here.filter(({ status }) => status === cancelled).length === expectedCancelled &&
        numbersThere.length === numbersHere.size &&
        numbersThere.every((number) => numbersHere.has(String(number))) &&
        (there.status === 'completed') === numbersHere.size > 0;
      return isSame ? [] : [{ id: there.id, status: there.status, numbersThere, here }];
    });
    expect(differing).toEqual([]);
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
    await client.end();
    await gateway.stop('SIGKILL');
    await listening.stop();
    await postgres.remove();
  }
});
