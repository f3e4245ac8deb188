import type { CallRequest } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { foldText } from '@trastienda/domain';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { startsWith } from '../../core/starts-with.ts';
import {
  countsOf,
  type Kinds,
  type KindTest,
  kindTests,
  ofState,
  passes,
  passesAs,
  sumOf,
} from './product-kinds.ts';
import { products, productTally } from '../../tables/products.ts';

export type ProductQuery = CallRequest<typeof listProducts>['query'];
type Store = Pick<Scope, 'tx' | 'storeId'>;

/** A search uses this many words and letters of each: as many as `product_words` stores. */
const MAX_WORDS = 10;
const MAX_LETTERS = 64;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_LETTERS).join(''));

/**
 * Returns conditions that each word begins one of the name, or a part of a SKU: each is a range of an index,
 * and no entry is read twice.
 */
export const namedLike = (storeId: string, text: string): SQL[] =>
  wordsOf(text).map(
    (word) => sql`${products.id} in (
      select w.product_id from product_words w where w.store_id = ${storeId} and ${startsWith(sql`w.word`, word)})`,
  );

/** Returns the kinds of a store's products, or of those of a category or a brand. */
export const kindsOf = (
  { tx, storeId }: Store,
  { facet, key }: { readonly facet: 0 | 1 | 2; readonly key: string } = { facet: 0, key: '' },
): Promise<Kinds> => {
  const summed = sql<number>`sum(${productTally.products})::int`;
  return tx
    .select({
      kind: productTally.kind,
      products: summed,
      skus: sql<number>`sum(${productTally.skus})::int`,
    })
    .from(productTally)
    .where(and(eq(productTally.storeId, storeId), eq(productTally.facet, facet), eq(productTally.key, key)))
    .groupBy(productTally.kind)
    .having(sql`${summed} > 0`);
};

/**
 * Returns the facet in which the tally has the numbers of a query; `null` where products must be counted: a
 * search, ids, two names together.
 */
function facetOf(query: ProductQuery): Parameters<typeof kindsOf>[1] | null {
  const { filter_categoria: category, filter_brand: brand, name = '', ids } = query;
  if (wordsOf(name).length > 0 || ids?.length) return null;
  if (category !== undefined && brand !== undefined) return null;
  if (category !== undefined) return { facet: 1, key: category };
  return brand === undefined ? { facet: 0, key: '' } : { facet: 2, key: brand };
}

/** Returns the conditions of a query other than the kind. */
const namesOf = (query: ProductQuery, storeId: string): SQL | undefined =>
  and(
    eq(products.storeId, storeId),
    isNotNull(products.kind),
    query.filter_categoria === undefined ? undefined : eq(products.category, query.filter_categoria),
    query.filter_brand === undefined ? undefined : eq(products.brand, query.filter_brand),
    query.ids?.length ? inArray(products.id, query.ids) : undefined,
    ...namedLike(storeId, query.name ?? ''),
  );

/** Up to this number a look-up of each product is faster than reading the list until a page is full. */
const FEW_PRODUCTS = 500;

type Search = {
  readonly query: ProductQuery;
  readonly order: readonly { readonly column: SQL; readonly way: 'asc' | 'desc' }[];
  readonly limit: number;
  readonly offset: number;
};
type Found = {
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: ReturnType<typeof countsOf>;
};

const sorted = (order: Search['order'], isReversed = false): SQL =>
  sql.join(
    order.map(
      ({ column, way }) => sql`${column} ${sql.raw((way === 'asc') === isReversed ? 'desc' : 'asc')}`,
    ),
    sql`, `,
  );

const testsOf = (query: ProductQuery): { readonly shared: KindTest[]; readonly all: KindTest[] } => {
  const shared = kindTests(query);
  return { shared, all: query.filter_status ? [...shared, ofState(query.filter_status)] : shared };
};

/**
 * Reads a page of products that are first found and then sorted: a search, ids, or few products among many.
 */
async function pageOfFound({ tx }: Store, found: SQL, search: Search): Promise<Found> {
  const { shared, all } = testsOf(search.query);
  const { rows } = await tx.execute<{ kinds: [number, number][] | null; ids: string[] | null }>(sql`
    with found as materialized (
      select ${products.id} as id, ${products.kind} as kind, row_number() over (order by ${sorted(search.order)}) as place
      from ${products} where ${found}
    )
    select
      (select json_agg(json_build_array(kind, total)) from (select kind, count(*) as total from found group by kind) k)
        as kinds,
      (select json_agg(id order by place) from (
        select id, place from found where ${and(sql`true`, ...passesAs(sql`kind`, all))}
        order by place limit ${search.limit} offset ${search.offset}) page) as ids`);
  const kinds = (rows[0]?.kinds ?? []).map(([kind, total]) => ({ kind, products: total, skus: 0 }));
  return { ids: rows[0]?.ids ?? [], total: sumOf(kinds, all), counts: countsOf(kinds, shared) };
}

/**
 * Reads in the order of an index. PostgreSQL cannot estimate how many rows a policy leaves, nor how many
 * products are of a kind; by default it assumes a small store and sorts all of it.
 */
async function unsorted<Rows>({ tx }: Store, read: () => Promise<Rows>): Promise<Rows> {
  await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
  const rows = await read();
  await tx.execute(sql`select set_config('enable_sort', 'on', true)`);
  return rows;
}

/**
 * Returns a page of ids, and the number of products in each state. Counts come from the tally; only a search
 * counts products.
 */
export async function findProducts(scope: Store, search: Search): Promise<Found> {
  const { query, order, limit, offset } = search;
  const names = namesOf(query, scope.storeId);
  const facet = facetOf(query);
  if (facet === null) return pageOfFound(scope, sql`${names}`, search);
  const kinds = await kindsOf(scope, facet);
  const { shared, all } = testsOf(query);
  const total = sumOf(kinds, all);
  const counts = countsOf(kinds, shared);
  const left = total - offset;
  if (left <= 0) return { ids: [], total, counts };
  const isNarrowed = all.length > 0 || facet?.facet !== 0;
  if (isNarrowed && total <= FEW_PRODUCTS) {
    const wanted = kinds.filter(({ kind }) => passes(kind, all)).map(({ kind }) => kind);
    const few = sql`${and(names, inArray(products.kind, wanted))}`;
    return { ids: (await pageOfFound(scope, few, search)).ids, total, counts };
  }
  // The second half of a list is read from its end.
  const isReversed = offset > total / 2;
  const size = isReversed ? Math.min(limit, left) : limit;
  const skipped = isReversed ? Math.max(0, left - limit) : offset;
  const rows = await unsorted(scope, () =>
    scope.tx
      .select({ id: products.id })
      .from(products)
      .where(and(names, ...passesAs(products.kind, all)))
      .orderBy(sorted(order, isReversed))
      .limit(size)
      .offset(skipped),
  );
  const ids = rows.map(({ id }) => id);
  return { ids: isReversed ? ids.toReversed() : ids, total, counts };
}
