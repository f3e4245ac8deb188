import type { CallAnswer } from '@trastienda/api-client';
import type { listProductPerformance, listTopProducts } from '@trastienda/api-client/kidal';
import {
  type ChannelCode,
  defaultPageSize,
  foldText,
  percentageChange,
  sortByChannel,
} from '@trastienda/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Handler, sharing } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { products, productSkus } from '../../tables/products.ts';
import { orderLines, orders, salesChanges, salesDays } from '../../tables/orders.ts';
import { grouped } from '../../core/grouped.ts';
import { readSalesQuery, type SalesQuery } from './read-sales-query.ts';
import { cutRangeOf, rangeOf, salesBy, salesOfDays } from './sales-by.ts';
import { soldIn28Days } from './sold-in-28-days.ts';
import { mxn } from './totals.ts';

const MAX_TOP = 10;

type CatalogueEntry = {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly category: string;
  readonly stock: number;
};

type SoldSku = { readonly sku: string; readonly units: number; readonly amount: number };
type Ranked = {
  readonly skus: readonly SoldSku[];
  /** Counts all SKUs that were sold, and sums up their amounts. */
  readonly count: number;
  readonly amount: number;
};

/** Ranks the SKUs of a query that were sold, the highest first, and returns some of them: a page has no use for the others. */
async function rankedSkus(
  scope: Scope,
  query: SalesQuery,
  { by, skip, take }: { readonly by: 'amount' | 'units'; readonly skip: number; readonly take: number },
): Promise<Ranked> {
  const { rows } = await scope.tx.execute<SoldSku & { found: number; whole: number }>(sql`
    with sold as materialized (
      select sku, units, amount from (${salesOfDays(scope, query, rangeOf(query), ['sku'])}) s where units > 0
    )
    select total.found, total.whole, shown.*
    from (select count(*)::int as found, coalesce(sum(amount), 0) as whole from sold) total
    left join (
      select * from sold order by ${sql.identifier(by)} desc, sku limit ${take} offset ${skip}
    ) shown on true
    order by ${sql.identifier(by)} desc, sku`);
  return {
    // Beyond the last page there are the totals alone.
    skus: rows.filter(({ sku }) => sku !== null),
    count: rows[0]?.found ?? 0,
    amount: rows[0]?.whole ?? 0,
  };
}

type LastLine = Omit<CatalogueEntry, 'category' | 'stock'> & { readonly sku: string };

/**
 * Reads the last line of each SKU, which is on its last day of sales: nothing older is read, however long a
 * store has sold.
 */
async function lastLinesOf(
  { tx, storeId, timeZone }: Scope,
  skus: readonly string[],
): Promise<readonly LastLine[]> {
  const ofSku = (table: typeof salesDays | typeof salesChanges) =>
    sql`${table.storeId} = ${storeId} and ${table.kind} = 2 and ${table.key} = wanted.sku`;
  const { rows } = await tx.execute(sql`
    select distinct on (wanted.sku) wanted.sku, l.product_id as id, l.name, l.image
    from unnest(${sql.param([...skus])}::text[]) as wanted(sku)
    cross join lateral (
      select greatest(
        (select day from ${salesDays} where ${ofSku(salesDays)} and marketplace = '*' order by day desc limit 1),
        (select max(day) from ${salesChanges} where ${ofSku(salesChanges)})
      ) as day) last
    join ${orders} o on o.store_id = ${storeId}
      and o.purchase_date >= last.day::timestamp at time zone ${timeZone}
      and o.purchase_date < (last.day + 1)::timestamp at time zone ${timeZone}
    join ${orderLines} l on l.store_id = o.store_id and l.order_id = o.id and l.sku = wanted.sku
    order by wanted.sku, o.purchase_date desc, o.id desc, l.position`);
  return rows as readonly unknown[] as readonly LastLine[];
}

/** Returns the catalogue's data of some SKUs; for a SKU that is no longer in it, those of its last line. */
async function catalogueEntriesOf(
  scope: Scope,
  skus: readonly string[],
): Promise<Map<string, CatalogueEntry>> {
  const { tx, storeId } = scope;
  if (skus.length === 0) return new Map();
  const listed = await tx
    .select({
      folded: productSkus.foldedSku,
      id: products.id,
      name: products.name,
      photos: products.photos,
      category: products.categoryName,
      stock: productSkus.stock,
    })
    .from(productSkus)
    .innerJoin(
      products,
      and(eq(products.storeId, productSkus.storeId), eq(products.id, productSkus.productId)),
    )
    .where(and(eq(productSkus.storeId, storeId), inArray(productSkus.foldedSku, skus.map(foldText))));
  const entries = new Map<string, CatalogueEntry>();
  for (const sku of skus) {
    const found = listed.find(({ folded }) => folded === foldText(sku));
    if (found) entries.set(sku, { ...found, image: found.photos[0]?.url ?? null });
  }
  const gone = skus.filter((sku) => !entries.has(sku));
  if (gone.length === 0) return entries;
  const last = await lastLinesOf(scope, gone);
  for (const { sku, ...row } of last) entries.set(sku, { ...row, category: '', stock: 0 });
  return entries;
}

/** Returns the channel that sold most of each SKU; ties in display order. */
async function channelsOf(
  scope: Scope,
  query: SalesQuery,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const rows = await salesBy(scope, query, rangeOf(query), ['sku', 'channel'], skus);
  const bySku = grouped(
    sortByChannel(rows, ({ channel }) => channel).toSorted(
      (a, b) => b.amount - a.amount || b.units - a.units,
    ),
    ({ sku }) => sku,
  );
  return new Map([...bySku].map(([sku, [first]]) => [sku, first?.channel ?? '']));
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

type Row = CallAnswer<typeof listProductPerformance>['data'][number];

export const handleListProductPerformance: Handler<typeof listProductPerformance> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const { page = 1, pageSize = defaultPageSize, orden = 'monto' } = input;
    const by = orden === 'monto' ? 'amount' : 'units';
    const sold = await rankedSkus(scope, query, { by, skip: (page - 1) * pageSize, take: pageSize });
    const skus = sold.skus.map(({ sku }) => sku);
    const entries = await catalogueEntriesOf(scope, skus);
    const channels = await channelsOf(scope, query, skus);
    const recent = await soldIn28Days(scope, skus);
    const before = new Map(
      (skus.length === 0 ? [] : await salesBy(scope, query, cutRangeOf(query), ['sku'], skus)).map((row) => [
        row.sku,
        row.amount,
      ]),
    );
    return {
      data: sold.skus.map(({ sku, units, amount }): Row => {
        const product = entries.get(sku);
        return {
          idProduct: product?.id ?? sku,
          sku,
          name: product?.name ?? sku,
          ImageLinkThumbnail: product?.image ?? null,
          marketPlace: channels.get(sku) as ChannelCode,
          category_name: product?.category || 'Sin categoría',
          unidades: units,
          ventas: mxn(amount),
          porcentajeTotal: percentOf(amount, sold.amount),
          porcentajeActual: percentageChange(mxn(amount), mxn(before.get(sku) ?? 0)),
          precioPromedio: mxn(amount / units),
          stock: product?.stock ?? 0,
          soldIn28Days: recent.get(sku) ?? 0,
        };
      }),
      pagination: { total_registros: sold.count, page_size: pageSize, page },
    };
  },
);

export const handleListTopProducts: Handler<typeof listTopProducts> = sharing(
  async ({ query: input }, scope) => {
    const query = readSalesQuery(input, scope);
    const { skus: top } = await rankedSkus(scope, query, { by: 'amount', skip: 0, take: MAX_TOP });
    const entries = await catalogueEntriesOf(
      scope,
      top.map(({ sku }) => sku),
    );
    return {
      data: top.map(({ sku, amount, units }) => ({
        id: sku,
        name: entries.get(sku)?.name ?? sku,
        total: mxn(amount),
        unidades: units,
      })),
    };
  },
);
