import type { CallRequest } from '@trastienda/api-client';
import type { listProducts } from '@trastienda/api-client/products';
import { foldText } from '@trastienda/domain';
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { invalid } from '../core/refusal.ts';
import { itemOfRow } from './product-of-row.ts';
import { products } from './schema.ts';

type Query = CallRequest<typeof listProducts>['query'];

/** The four states of a list part its products: none is in two (calls.md 18). */
const ofStatus: Readonly<Record<NonNullable<Query['filter_status']>, SQL | undefined>> = {
  active: and(eq(products.status, 'active'), gt(products.stock, 0)),
  out_of_stock: and(eq(products.status, 'active'), eq(products.stock, 0)),
  paused: eq(products.status, 'paused'),
  draft: eq(products.status, 'draft'),
};

const orders = {
  order_fecha_modificacion: products.updatedAt,
  order_fecha_creacion: products.createdAt,
  order_name: products.foldedName,
  order_precio: products.salePrice,
} as const;

/** @throws 422 for two of them */
function orderOf(query: Query): SQL[] {
  const asked = (Object.keys(orders) as (keyof typeof orders)[]).filter((name) => query[name] !== undefined);
  if (asked.length > 1) throw invalid([{ field: asked[1] ?? '', message: 'Elige un solo orden' }]);
  const [name = 'order_fecha_modificacion'] = asked;
  const direction = (query[name] ?? 'desc') === 'asc' ? asc : desc;
  return [direction(orders[name]), direction(products.id)];
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** Every word, anywhere in the name or at a SKU. */
export const namedLike = (text: string): SQL[] =>
  foldText(text)
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => like(products.searched, `%${escaped(word)}%`));

/** What a product can be looked for by because it lacks it. */
const lacking: Readonly<Record<NonNullable<Query['filter_missing']>, SQL | undefined>> = {
  photo: sql`${products.photos} = '[]'::jsonb`,
  category: eq(products.category, ''),
  attributes: sql`'attributes' = any(${products.missing})`,
  price: lte(products.salePrice, 0),
  stock: eq(products.stock, 0),
  universalId: isNull(products.universalId),
  sat: isNull(products.cartaPorte),
  brand: or(isNull(products.brand), eq(products.brand, '')),
};

/** What all states share: `counts` has them by state, whichever is on show. */
const shared = (query: Query, storeId: string): SQL | undefined => {
  const { filter_dropshipping: dropshipping, filter_fulfillment: fulfillment } = query;
  const is = (method: 'dropshipping' | 'fulfillment', wanted: 'true' | 'false' | undefined) =>
    wanted && (wanted === 'true' ? eq : ne)(products.shippingMethod, method);
  return and(
    eq(products.storeId, storeId),
    ne(products.status, 'deleted'),
    query.filter_categoria === undefined ? undefined : eq(products.category, query.filter_categoria),
    query.filter_brand === undefined ? undefined : eq(products.brand, query.filter_brand),
    query.filter_missing && lacking[query.filter_missing],
    query.ids?.length ? inArray(products.id, query.ids) : undefined,
    query.filter_marketplace?.length ? arrayOverlaps(products.channels, query.filter_marketplace) : undefined,
    is('dropshipping', dropshipping) || undefined,
    is('fulfillment', fulfillment) || undefined,
    ...(query.name === undefined ? [] : namedLike(query.name)),
  );
};

/** Last change first, unless another order is asked for. */
export const handleListProducts: Handler<typeof listProducts> = async ({ query }, { tx, storeId }) => {
  const { page = 1, pageSize, filter_status: status } = query;
  const order = orderOf(query);
  const wanted = shared(query, storeId);
  const countOf = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counts = { total: 0, active: 0, paused: 0, out_of_stock: 0, draft: 0 }] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      active: countOf(ofStatus.active),
      paused: countOf(ofStatus.paused),
      out_of_stock: countOf(ofStatus.out_of_stock),
      draft: countOf(ofStatus.draft),
    })
    .from(products)
    .where(wanted);
  const rows = await tx
    .select()
    .from(products)
    .where(and(wanted, status && ofStatus[status]))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    data: rows.map(itemOfRow),
    pagination: {
      total_registros: status ? counts[status] : counts.total,
      page_size: pageSize,
      page,
    },
    counts,
  };
};
