import type { getProductStock } from '@trastienda/api-client/products';
import { foldText } from '@trastienda/domain';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { soldIn28Days } from '../sales/sold-in-28-days.ts';
import { kindsOf, namedLike } from '../products/find-products.ts';
import { pendingPieces } from '../products/pending-pieces.ts';
import { isUnavailable, soldAt, passesAs, sumOf } from '../products/product-kinds.ts';
import { warehouseStock } from '../../tables/shipping.ts';
import { products, productSkus } from '../../tables/products.ts';

const DEFAULT_PAGE = 20;

/**
 * Returns the demand by folded SKU, as a table to join: pieces that orders wait for, and those sold in four
 * weeks.
 */
async function movements(scope: Scope): Promise<SQL> {
  const pending = await pendingPieces(scope);
  const sold = new Map<string, number>();
  for (const [sku, units] of await soldIn28Days(scope)) {
    const folded = foldText(sku);
    sold.set(folded, (sold.get(folded) ?? 0) + units);
  }
  const skus = [...new Set([...pending.keys(), ...sold.keys()])];
  const ints = (of: ReadonlyMap<string, number>) => sql.param(skus.map((sku) => of.get(sku) ?? 0));
  return sql`unnest(${sql.param(skus)}::text[], ${ints(pending)}::int[], ${ints(sold)}::int[]) as moved(folded, pending, sold)`;
}

const ofProduct = and(eq(productSkus.storeId, products.storeId), eq(productSkus.productId, products.id));
const ofSku = sql`moved.folded = ${productSkus.foldedSku}`;
/** Returns the pieces of each SKU that the warehouses of fulfillment can sell, as a table to join. */
const storedIn = (storeId: string): SQL =>
  sql`(select ${warehouseStock.foldedSku} as folded, sum(${warehouseStock.available})::int as units from ${warehouseStock} where ${warehouseStock.storeId} = ${storeId} group by 1) as stored`;
const ofStored = sql`stored.folded = ${productSkus.foldedSku}`;
const pending = sql<number>`coalesce(moved.pending, 0)`.mapWith(Number);
const sold = sql<number>`coalesce(moved.sold, 0)`.mapWith(Number);
const atWarehouses = sql<number>`coalesce(stored.units, 0)`.mapWith(Number);
const sellable = sql`(${productSkus.stock} + ${atWarehouses} - ${pending})`;
/** Computes `daysOfStock` of the domain in SQL: null where nothing was sold. */
const days = sql`case when ${sold} > 0 then least(999, greatest(0, ${sellable}::bigint * 28 / ${sold})) end`;
const runsOutFirst: readonly SQL[] = [
  sql`coalesce(${days}, case when ${sellable} <= 0 then 1000 else 1001 end)`,
  desc(sold),
];
const lastsWithin = (within: number): SQL => sql`${sellable} > 0 and ${days} <= ${within}`;
const few = (within: number) => sql<number>`count(*) filter (where ${lastsWithin(within)})`.mapWith(Number);
/** The condition is that of the counts above the list. */
const runningOut = { out: sql`${sellable} <= 0`, week: lastsWithin(7) } as const;

/**
 * Lists SKU by SKU, by the name of the product or by what runs out first (D351); `reserved` are the pieces
 * that orders wait for (D266).
 */
export const handleGetProductStock: Handler<typeof getProductStock> = async ({ query }, scope) => {
  const { tx, storeId } = scope;
  const { page = 1, pageSize = DEFAULT_PAGE, name, filter_marketplace: channels, order, skus } = query;
  const live = and(eq(products.storeId, storeId), isNotNull(products.kind));
  const tests = [
    ...(channels?.length ? [soldAt(channels)] : []),
    ...(query.only_unavailable ? [isUnavailable] : []),
  ];
  const named = [
    ...namedLike(storeId, name ?? ''),
    ...(skus ? [inArray(productSkus.foldedSku, skus.map(foldText))] : []),
  ];
  const moved = await movements(scope);
  const stored = storedIn(storeId);
  const runs = query.runs_out === undefined ? [] : [runningOut[query.runs_out]];
  const wanted = and(live, ...passesAs(products.kind, tests), ...named, ...runs);
  const kinds = await kindsOf(scope);
  // The tally has all counts except those of a search and of the demand.
  const [searched] =
    named.length === 0 && runs.length === 0
      ? []
      : await tx
          .select({ skus: count() })
          .from(products)
          .innerJoin(productSkus, ofProduct)
          .leftJoin(moved, ofSku)
          .leftJoin(stored, ofStored)
          .where(wanted);
  const [counts] = await tx
    .select({
      skus: count(),
      out: sql<number>`count(*) filter (where ${sellable} <= 0)`.mapWith(Number),
      within3: few(3),
      within7: few(7),
    })
    .from(products)
    .innerJoin(productSkus, ofProduct)
    .leftJoin(moved, ofSku)
    .leftJoin(stored, ofStored)
    .where(live);
  const rows = await tx
    .select({
      productId: products.id,
      sku: productSkus.sku,
      name: products.name,
      stock: productSkus.stock,
      fulfillmentStock: atWarehouses,
      reserved: pending,
      soldIn28Days: sold,
      salesChannels: products.channels,
      status: products.status,
      updatedAt: products.updatedAt,
      // A variation may have photos of its own.
      ImageLinkThumbnail: sql<
        string | null
      >`coalesce(${productSkus.photos} -> 0 ->> 'url', ${products.photos} -> 0 ->> 'url')`,
      options: productSkus.variation,
    })
    .from(products)
    .innerJoin(productSkus, ofProduct)
    .leftJoin(moved, ofSku)
    .leftJoin(stored, ofStored)
    .where(wanted)
    .orderBy(
      ...(order === 'lasts' ? runsOutFirst : []),
      asc(products.foldedName),
      asc(products.id),
      asc(productSkus.position),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    count: sumOf(kinds, [isUnavailable]),
    ...(counts && { counts }),
    data: rows.map(({ status, updatedAt, options, ...row }) => ({
      ...row,
      ...(options.length > 0 && {
        variation: options.map(({ variation_value: value }) => value).join(', '),
      }),
      available: status === 'active' && row.stock > row.reserved,
      updatedAt: updatedAt.toISOString(),
    })),
    pagination: { total_registros: searched?.skus ?? sumOf(kinds, tests, 'skus'), page_size: pageSize, page },
  };
};
