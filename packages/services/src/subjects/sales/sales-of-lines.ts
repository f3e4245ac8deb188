import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { askedOnce } from '../../core/shared-reads.ts';
import type { Scope } from '../../core/scope.ts';
import { orderLines, orders } from '../../tables/orders.ts';
import type { SalesQuery } from './read-sales-query.ts';

/**
 * The pieces that were bought and count, and those that were cancelled and returned (D295). Amounts are
 * centavos.
 */
export type Measures = {
  readonly units: number;
  readonly amount: number;
  readonly orders: number;
  readonly offUnits: number;
  readonly offAmount: number;
  readonly backUnits: number;
  readonly backAmount: number;
};

/** Days of the store, both included; `until` cuts them at a moment. */
export type Window = { readonly firstDay: string; readonly lastDay: string; readonly until: string | null };

/** The property that sales are split by: days of the store, channels, or one of a line. */
export type Dimension = 'day' | 'channel' | 'state' | 'sku' | 'category';

/** Orders that were bought on some days. */
export function daysCondition(
  { timeZone }: Pick<Scope, 'timeZone'>,
  { firstDay, lastDay, until }: Window,
): SQL {
  const from = sql`${firstDay}::date::timestamp at time zone ${timeZone}`;
  const to =
    until === null
      ? sql`(${lastDay}::date + 1)::timestamp at time zone ${timeZone}`
      : sql`${until}::timestamptz`;
  return sql`${orders.purchaseDate} >= ${from} and ${orders.purchaseDate} < ${to}`;
}

/** Returns a condition for the orders and lines of a query within some days. */
export function salesConditions(
  scope: Scope,
  { channels, sku }: Pick<SalesQuery, 'channels' | 'sku'>,
  window: Window,
): SQL | undefined {
  return and(
    eq(orders.storeId, scope.storeId),
    daysCondition(scope, window),
    channels.length > 0 ? inArray(orders.marketplace, [...channels]) : undefined,
    sku === null ? undefined : eq(orderLines.sku, sku),
  );
}

/** The key of an order's state, by its shipping address. */
export const stateKey = sql<string>`sale_state(${orders.shippingAddress})`;

const ofOrder = and(eq(orderLines.storeId, orders.storeId), eq(orderLines.orderId, orders.id));

const amount = sql`${orderLines.salePrice} - ${orderLines.saleDiscount}`;
const isSold = sql`${orderLines.statusId} not in (8, 9)`;
const unitsOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const amountOf = (condition: SQL) =>
  sql<number>`(coalesce(sum(${amount}) filter (where ${condition}), 0))::float8`;

const measures = {
  units: unitsOf(isSold),
  amount: amountOf(isSold),
  orders: sql<number>`(count(distinct ${orders.id}) filter (where ${isSold}))::int`,
  offUnits: unitsOf(sql`${orderLines.statusId} = 8`),
  offAmount: amountOf(sql`${orderLines.statusId} = 8`),
  backUnits: unitsOf(sql`${orderLines.statusId} = 9`),
  backAmount: amountOf(sql`${orderLines.statusId} = 9`),
};

/**
 * Counts the sales of some days line by line: for a part of a day, and for queries that no sum is stored for.
 */
export async function salesOfLines<const Part extends Dimension>(
  scope: Scope,
  query: Pick<SalesQuery, 'channels' | 'sku'>,
  window: Window,
  parts: readonly Part[],
  /** The SKUs to return; all of them by default. */
  skus?: readonly string[],
): Promise<(Record<Part, string> & Measures)[]> {
  const keys = {
    day: sql<string>`(${orders.purchaseDate} at time zone ${sql.raw(`'${scope.timeZone.replaceAll("'", "''")}'`)})::date::text`,
    channel: sql<string>`${orders.marketplace}`,
    state: stateKey,
    sku: sql<string>`${orderLines.sku}`,
    category: sql<string>`sale_category(${orderLines.categoryId}, ${orderLines.categoryName})`,
  };
  const chosen = Object.fromEntries(parts.map((part) => [part, keys[part].as(part)]));
  const rows = await scope.tx
    .select({ ...chosen, ...measures })
    .from(orders)
    .innerJoin(orderLines, ofOrder)
    .where(and(salesConditions(scope, query, window), skus && inArray(orderLines.sku, [...skus])))
    .groupBy(...parts.map((_, at) => sql.raw(String(at + 1))));
  return rows as (Record<Part, string> & Measures)[];
}

type PartOfSku = 'state' | 'category' | 'family';

/** Sales of one SKU in a state, a category or a family of orders; `allOrders` counts its orders in any state. */
type SkuPart = Measures & {
  readonly part: PartOfSku;
  readonly key: string;
  readonly allOrders: number;
};

/**
 * Counts the lines of one SKU by their states, their categories and the families of their orders, for which no
 * sum is stored. The three are one question: reading the lines takes far longer than grouping them.
 */
export function partsOfSku(
  scope: Scope,
  query: Pick<SalesQuery, 'channels' | 'sku'>,
  window: Window,
): Promise<readonly SkuPart[]> {
  const question = JSON.stringify(['partsOfSku', query.channels, query.sku, window]);
  return askedOnce(scope.tx, question, async () => {
    const state = sql`${stateKey}`;
    const category = sql`sale_category(${orderLines.categoryId}, ${orderLines.categoryName})`;
    const rows = await scope.tx
      .select({
        part: sql<PartOfSku>`case when grouping(${state}) = 0 then 'state' when grouping(${category}) = 0 then 'category' else 'family' end`,
        key: sql<string>`coalesce(${state}, ${category}, ${orders.status})`,
        allOrders: sql<number>`(count(distinct ${orders.id}))::int`,
        ...measures,
      })
      .from(orders)
      .innerJoin(orderLines, ofOrder)
      .where(salesConditions(scope, query, window))
      .groupBy(sql`grouping sets ((${state}), (${category}), (${orders.status}))`);
    return rows;
  });
}
