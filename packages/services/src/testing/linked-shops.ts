import { calls } from '@trastienda/api-client/calls';
import type { GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import type { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';
import { and, eq, isNull } from 'drizzle-orm';
import { databaseMoment, momentAfter } from '../core/database-clock.ts';
import { readShops, type TurnsGiven, turnsOf } from './read-shops.ts';
import { channelCases, channelLinks, channelTurns } from '../tables/channel-links.ts';
import { externalOrders } from '../tables/door.ts';
import { orderLines, orders } from '../tables/orders.ts';
import { asking } from './ask.ts';
import { installationWithShops, useShops } from './real-shop.ts';
import { acrossStores, useDatabase } from './test-database.ts';

const MINUTE = 60_000;
/** The wanted orders of a shop: those that are paid, in pesos, to Mexico, with goods in them. */
export const wantedOrders = ({ shop }: { readonly shop: WooEmulator['shop'] }) =>
  [...shop.orders.values()].filter(
    (order) =>
      ['processing', 'completed'].includes(order.status) &&
      order.currency === 'MXN' &&
      order.items.some((item) => shop.products.get(item.productId)?.isVirtual === false),
  );

const timeOf = (clock: { readonly ahead: number; readonly ownAhead: number }) =>
  new Date(Date.now() + clock.ahead + clock.ownAhead);

/** A database with invented shops that can be linked, and turns that are run when a test says so. */
export function useLinkedShops() {
  const db = useDatabase();
  const shops = useShops();
  /** Milliseconds that all clocks are ahead, and that of this process alone. */
  const clock = { ahead: 0, ownAhead: 0 };
  const now = () => timeOf(clock);
  const moment = () => momentAfter(databaseMoment(), clock.ahead);
  const { ask, failures } = asking(() => db.database, { installation: shops.installation, clock: now });
  const faults: unknown[] = [];
  const rowsOf = <T>(work: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<T>) =>
    acrossStores(db.database, work);

  const read = (client: GuardedClient = shops.client, more: Partial<TurnsGiven> = {}) =>
    readShops(
      turnsOf({
        database: db.database,
        installation: installationWithShops(client),
        clock: now,
        moment,
        onError: (error) => faults.push(error),
        ...more,
      }),
    );

  /** Lets the next turn of the shops come. */
  const nextTurn = async (minutes = 3) => {
    clock.ahead += minutes * MINUTE;
    await read();
  };

  /** Links an invented shop, which waits for its first turn. It is not compared by itself, at whatever hour a test runs. */
  async function linked(emulator?: WooEmulator) {
    const opened = await shops.open(emulator);
    const shopId = new URL(opened.origin).host;
    await ask(calls.linkWooCommerce, { body: opened.body });
    const [row] = await rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.shopId, shopId)));
    const linkId = row?.id ?? '';
    const own = eq(channelTurns.linkId, linkId);
    const setTurn = async (change: Partial<typeof channelTurns.$inferInsert>) => {
      await rowsOf((tx) => tx.update(channelTurns).set(change).where(own));
    };
    await setTurn({ comparedAt: new Date('2999-01-01') });
    const link = () =>
      rowsOf((tx) => tx.select().from(channelLinks).where(eq(channelLinks.id, linkId))).then(([one]) => one);
    const turn = () => rowsOf((tx) => tx.select().from(channelTurns).where(own)).then(([one]) => one);
    const external = () =>
      rowsOf((tx) => tx.select().from(externalOrders).where(eq(externalOrders.source, linkId)));
    const taken = () =>
      rowsOf((tx) =>
        tx
          .select({ order: orders, externalId: externalOrders.externalId })
          .from(externalOrders)
          .innerJoin(
            orders,
            and(eq(orders.storeId, externalOrders.storeId), eq(orders.id, externalOrders.orderId)),
          )
          .where(eq(externalOrders.source, linkId)),
      );
    const orderOf = async (externalId: number) => {
      const one = (await taken()).find((row) => row.externalId === String(externalId));
      if (!one) throw new Error(`Order ${externalId} was not taken over`);
      return one.order;
    };
    const linesOf = async (externalId: number) => {
      const { id } = await orderOf(externalId);
      return rowsOf((tx) =>
        tx.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position),
      );
    };
    const cases = () =>
      rowsOf((tx) =>
        tx
          .select()
          .from(channelCases)
          .where(and(eq(channelCases.linkId, linkId), isNull(channelCases.resolvedAt))),
      ).then((rows) => rows.map(({ externalId, cause }) => `${externalId} ${cause}`).toSorted());
    return {
      ...opened,
      shop: opened.emulator.shop,
      shopId,
      linkId,
      link,
      turn,
      setTurn,
      external,
      taken,
      orderOf,
      linesOf,
      cases,
    };
  }

  /** Moves all lines of an order, as a merchant's acts do. */
  const putAt = async (id: string, statusId: number) => {
    await rowsOf((tx) => tx.update(orderLines).set({ statusId }).where(eq(orderLines.orderId, id)));
  };
  return { db, shops, clock, now, ask, failures, faults, rowsOf, read, nextTurn, linked, putAt };
}
export type LinkedShop = Awaited<ReturnType<ReturnType<typeof useLinkedShops>['linked']>>;
