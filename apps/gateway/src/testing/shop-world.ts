import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import pg from 'pg';
import { guideRequestFor, quoteRequestFor } from './crash/guide-requests.ts';
import { killableGateway, killablePostgres } from './crash/killable.ts';
import { type PatientClient, patientClient } from './crash/patient-client.ts';

export const STORE = '10452';
const CDMX_MINUTES = -360;

const address = (at: number) => ({
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
});

/** Adds paid orders of one to three shirts. */
export function addOrders({ shop }: WooEmulator, count: number): void {
  const product =
    [...shop.products.values()][0] ??
    shop.addProduct({
      name: 'Camisa azul',
      sku: 'CAM-AZ',
      price: 49_900,
      length: '30',
      width: '25',
      height: '10',
      weight: '0.6',
      isVirtual: false,
    });
  for (let at = 0; at < count; at += 1)
    shop.createOrder({
      isPaid: true,
      billing: address(at),
      items: [{ productId: product.id, quantity: 1 + (at % 3) }],
      shippingLines: [{ name: 'Envío estándar', net: 9900 }],
    });
}

/** A line of an order here. */
export type ShopLine = {
  readonly number: string;
  readonly status: number;
  readonly track: string | null;
  readonly street: string;
};

/**
 * Starts a shop with orders, PostgreSQL and the gateway as it was built, all of which can be killed, and links the shop as its merchant
 * does. Its wallet is filled, so that no guide fails for want of money.
 */
export async function shopWorld(orders: number) {
  const emulator = new WooEmulator({ hasFulfillments: true, zone: CDMX_MINUTES });
  addOrders(emulator, orders);
  let listening = await emulator.listen();
  const postgres = await killablePostgres();
  const gateway = await killableGateway(postgres.url, {
    CONNECTORS_LOOPBACK: '1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  });
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    // PostgreSQL may be killed between two questions.
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await client.query(`select set_config('app.scope', 'all', false)`);
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  await ask('update wallets set balance = 10000000 where store_id = $1', [STORE]);
  const merchant = await patientClient(gateway.origin, STORE, 'mariana@casalumbre.example');
  await merchant.must(calls.linkWooCommerce, {
    body: { url: listening.origin, consumerKey: emulator.key, consumerSecret: emulator.secret },
  });
  const [{ link_id: link } = { link_id: '' }] = await ask<{ link_id: string }>(
    'select link_id from channel_turns',
  );
  const linesNow = () =>
    ask<ShopLine>(
      `select o.order_number as number, l.status_id as status, l.track_id as track,
          concat_ws(' ', o.shipping_address ->> 'street', o.shipping_address ->> 'outdoorNumber') as street
        from external_orders e join orders o on o.store_id = e.store_id and o.id = e.order_id
        join order_lines l on l.store_id = o.store_id and l.order_id = o.id where e.source = $1`,
      [link],
    );
  const isSettled = async (since: Date): Promise<boolean> => {
    const [row] = await ask<{ pushes: number; read: boolean }>(
      `select (select count(*)::int from channel_outbox where state = 'pending') as pushes,
        (select last_sync_at > $1 from channel_links where id = $2) as read`,
      [since, link],
    );
    return row?.pushes === 0 && row.read;
  };
  return {
    emulator,
    shop: emulator.shop,
    postgres,
    gateway,
    merchant,
    link,
    ask,
    linesNow,
    ordersNow: async () => new Set((await linesNow()).map(({ number }) => number)).size,
    /** Waits until nothing is left to be told and the shop was read after that moment. @throws Error after 15 minutes */
    async settled(since: Date): Promise<void> {
      const deadline = Date.now() + 900_000;
      while (!(await isSettled(since))) {
        if (Date.now() > deadline) throw new Error('Something is still waiting to be told or read');
        await sleep(500);
      }
    },
    /** The shop's server is off. */
    goAway: () => listening.stop(),
    async comeBack(): Promise<void> {
      listening = await emulator.listen(Number(new URL(listening.origin).port));
    },
    async end(): Promise<void> {
      await gateway.stop('SIGKILL');
      await listening.stop();
      await postgres.remove();
    },
  };
}
type World = Awaited<ReturnType<typeof shopWorld>>;

const CANCELLED = 8;

/** Returns the orders that are not here as they are in their shop: pieces, cancellations, guides and the address. */
export async function differencesOf({ shop, linesNow }: Pick<World, 'shop' | 'linesNow'>) {
  const linesOf = new Map<string, ShopLine[]>();
  for (const line of await linesNow()) linesOf.set(line.number, [...(linesOf.get(line.number) ?? []), line]);
  return [...shop.orders.values()].flatMap((there) => {
    const here = linesOf.get(String(there.id)) ?? [];
    const pieces = there.items.reduce((sum, { quantity }) => sum + quantity, 0);
    const back = there.refunds.flatMap(({ items }) => items).reduce((sum, item) => sum + item.pieces, 0);
    const isCancelled = there.status === 'cancelled' || there.status === 'refunded';
    const numbersHere = new Set(here.flatMap(({ track }) => track ?? []));
    const numbersThere = there.fulfillments.flatMap(
      ({ meta }) => meta.find(({ key }) => key === '_tracking_number')?.value ?? [],
    );
    const isSame =
      here.length === pieces &&
      here.filter(({ status }) => status === CANCELLED).length === (isCancelled ? pieces : back) &&
      (isCancelled || here.every(({ street }) => street === there.billing.address_1)) &&
      numbersThere.length === numbersHere.size &&
      numbersThere.every((number) => numbersHere.has(String(number))) &&
      (there.status === 'completed') === numbersHere.size > 0;
    return isSame ? [] : [{ id: there.id, status: there.status, numbersThere, here }];
  });
}

/** Buys a guide as the portal does, and records it at the order. What the shop cancelled meanwhile has none. */
export async function shipOrder({ ask, must }: PatientClient, order: Order): Promise<void> {
  const quotes = await must(calls.quoteCourier, { body: quoteRequestFor(order, STORE) });
  const made = await ask(calls.createCourierGuide, {
    params: { token: quotes.detail[0]?.token ?? '' },
    body: guideRequestFor(order, STORE),
  });
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
