import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import type { OrderWish } from '@trastienda/connectors/testing/woocommerce-emulator/shop';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { databaseMoment, momentAfter } from '../core/database-clock.ts';
import { changeLines, lockOrder, statusAfter } from '../subjects/orders/locked-order.ts';
import { readShops, turnsOf } from './read-shops.ts';
import {
  channelCases,
  channelEvents,
  channelLinks,
  channelTurns,
  linkAttempts,
} from '../tables/channel-links.ts';
import { channelOutbox } from '../tables/channel-outbox.ts';
import { externalOrders } from '../tables/door.ts';
import { orderLines, orders } from '../tables/orders.ts';
import { asking, CASA_LUMBRE } from './ask.ts';
import { installationWithShops, useShops } from './real-shop.ts';
import { acrossStores, useDatabase } from './test-database.ts';

const MINUTE_MS = 60_000;
const address = {
  first_name: 'Paola',
  last_name: 'Ríos',
  address_1: 'Av. Juárez 120',
  address_2: 'Juárez',
  city: 'Cuauhtémoc',
  state: 'DF',
  postcode: '06600',
  country: 'MX',
  phone: '5512345678',
};

/** An invented shop with one product, whose orders are for as many pieces as a test wants. */
export function smallShop({ hasFulfillments = true } = {}) {
  const emulator = new WooEmulator({ hasFulfillments });
  const good = { isVirtual: false, length: '30', width: '25', height: '10', weight: '0.6' };
  const { id: productId } = emulator.shop.addProduct({
    name: 'Camisa azul',
    sku: 'CAM',
    price: 49_900,
    ...good,
  });
  const sell = (quantity: number, wish: Partial<OrderWish> = {}) =>
    emulator.shop.createOrder({
      isPaid: true,
      billing: address,
      shipping: address,
      items: [{ productId, quantity }],
      ...wish,
    });
  return { emulator, sell };
}

function movedClock() {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const moment = () => momentAfter(databaseMoment(), clock.ahead);
  return { clock, now, moment };
}

/** Shops that are linked for real to the store of the tests, on this machine, and their turns under a clock that a test moves. */
export function useLinkedShops() {
  const db = useDatabase();
  const shops = useShops();
  const { clock, now, moment } = movedClock();
  const asker = asking(() => db.database, { installation: shops.installation, clock: now });
  const faults: unknown[] = [];
  const rowsOf = <T>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
    acrossStores(db.database, read);
  const turnOptions = (client: GuardedClient = shops.client) =>
    turnsOf({
      database: db.database,
      installation: installationWithShops(client),
      clock: now,
      moment,
      onError: (error) => faults.push(error),
    });
  /** Works on every shop whose turn it is. */
  const turns = (client?: GuardedClient) => readShops(turnOptions(client));
  const later = async (minutes: number, client?: GuardedClient) => {
    clock.ahead += minutes * MINUTE_MS;
    await turns(client);
  };

  /** Links a shop, reads it, and leaves all others alone. */
  async function link(emulator: WooEmulator) {
    await rowsOf((tx) => tx.update(channelTurns).set({ nextAt: null }));
    // The shop keeps the true time, and tries of linking are limited.
    clock.ahead = 0;
    await rowsOf((tx) => tx.delete(linkAttempts));
    const opened = await shops.open(emulator);
    const shopId = new URL(opened.origin).host;
    await asker.ask(calls.linkWooCommerce, { body: opened.body });
    const [row] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId)));
    const linkId = row?.id ?? '';
    // It is not compared by itself, at whatever hour a test runs.
    await rowsOf((tx) => tx.update(channelTurns).set({ comparedAt: new Date('2999-01-01') }));
    await turns();
    const outbox = () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelOutbox)
          .where(eq(channelOutbox.linkId, linkId))
          .orderBy(asc(channelOutbox.id)),
      );
    const eventsOf = (externalId: number) =>
      rowsOf((tx) =>
        tx
          .select({ kind: channelEvents.kind })
          .from(channelEvents)
          .where(and(eq(channelEvents.linkId, linkId), eq(channelEvents.externalId, String(externalId))))
          .orderBy(asc(channelEvents.id)),
      ).then((rows) => rows.map(({ kind }) => kind));
    const casesOf = (externalId: number) =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelCases)
          .where(
            and(
              eq(channelCases.linkId, linkId),
              eq(channelCases.externalId, String(externalId)),
              isNull(channelCases.resolvedAt),
            ),
          )
          .orderBy(asc(channelCases.cause)),
      );
    const turn = () =>
      rowsOf((tx) => tx.select().from(channelTurns).where(eq(channelTurns.linkId, linkId))).then(
        ([one]) => one,
      );
    /** Our order of the shop's one. */
    const orderOf = async (externalId: number) => {
      const [one] = await rowsOf((tx) =>
        tx
          .select({ order: orders })
          .from(externalOrders)
          .innerJoin(orders, eq(orders.id, externalOrders.orderId))
          .where(and(eq(externalOrders.source, linkId), eq(externalOrders.externalId, String(externalId)))),
      );
      if (!one) throw new Error(`Order ${externalId} was not taken over`);
      const lines = await rowsOf((tx) =>
        tx
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, one.order.id))
          .orderBy(asc(orderLines.position)),
      );
      return { ...one.order, lines };
    };
    return { ...opened, shop: emulator.shop, linkId, outbox, eventsOf, casesOf, turn, orderOf };
  }

  /** The guide of some pieces, typed in as one that was bought elsewhere. */
  const ship = (orderNumber: string, colocationIds: readonly string[], guide: string) =>
    asker.ask(calls.createOrderShipment, {
      params: { storeId: CASA_LUMBRE, marketplace: 'WC', orderId: orderNumber },
      body: {
        colocationIds: [...colocationIds],
        deliveryCarrierId: 'veloz-mx',
        deliveryCarrierName: 'Veloz MX',
        deliveryTrackId: guide,
        forcedGuideType: null,
        dimensions: null,
      },
    });
  /** Takes back a guide that was typed in, as `cancelCourierGuide` does one that was bought here. */
  const takeBack = (orderNumber: string, guide: string) =>
    rowsOf(async (tx) => {
      const store = { tx, storeId: CASA_LUMBRE, installation: shops.installation };
      const locked = await lockOrder(store, { marketplace: 'WC', orderId: orderNumber });
      const lines = locked.lines.filter(({ trackId, statusId }) => trackId === guide && statusId === 3);
      await changeLines(store, locked, lines, {
        statusId: statusAfter('cancelGuide', lines),
        trackId: null,
        carrierId: null,
        carrierName: null,
        statusTrack: null,
      });
    });

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
      asker.ask(calls.cancelOrder, {
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
    return {
      ...shop,
      sold,
      order,
      number: order.orderNumber,
      ids,
      numbers,
      told,
      states,
      cancel,
      read,
      sell,
    };
  }

  return {
    ...asker,
    withOrder,
    db,
    shops,
    clock,
    now,
    faults,
    rowsOf,
    turnOptions,
    turns,
    later,
    link,
    ship,
    takeBack,
  };
}
