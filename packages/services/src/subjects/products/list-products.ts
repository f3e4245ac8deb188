import type { listProducts } from '@trastienda/api-client/products';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import { findProducts, type ProductQuery } from './find-products.ts';
import { itemOfRow } from './product-of-row.ts';
import { products } from '../../tables/products.ts';

const orders = {
  order_fecha_modificacion: products.updatedAt,
  order_fecha_creacion: products.createdAt,
  order_name: products.foldedName,
  order_precio: products.salePrice,
  order_existencias: products.stock,
} as const;

/**
 * Returns the requested order.
 * @throws 422 for two of them
 */
export function orderOf(query: ProductQuery): { readonly column: SQL; readonly way: 'asc' | 'desc' }[] {
  const requested = (Object.keys(orders) as (keyof typeof orders)[]).filter(
    (name) => query[name] !== undefined,
  );
  if (requested.length > 1) throw invalid([{ field: requested[1] ?? '', message: 'Elige un solo orden' }]);
  const [name = 'order_fecha_modificacion'] = requested;
  const way = query[name] ?? 'desc';
  return [
    { column: sql`${orders[name]}`, way },
    { column: sql`${products.id}`, way },
  ];
}

/**
 * Lists products, last change first by default. It reads a page of ids first, then those few products in
 * full: a deep page costs little more than the first.
 */
export const handleListProducts: Handler<typeof listProducts> = async ({ query }, scope) => {
  const { page = 1, pageSize } = query;
  const { ids, total, counts } = await findProducts(scope, {
    query,
    order: orderOf(query),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const rows =
    ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(products)
          .where(and(eq(products.storeId, scope.storeId), inArray(products.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    data: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [itemOfRow(row)] : [];
    }),
    pagination: { total_registros: total, page_size: pageSize, page },
    counts,
  };
};
