import type { listProductChanges } from '@trastienda/api-client/products';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import { nameOf } from '../people/name-of.ts';
import { products, productSaves } from '../../tables/products.ts';

const DEFAULT_PAGE = 20;

/** Lists the changes of a product with their authors, last one first; also of a deleted product. */
export const handleListProductChanges: Handler<typeof listProductChanges> = async (
  { params, query },
  scope,
) => {
  const { tx, storeId } = scope;
  const { page = 1, pageSize = DEFAULT_PAGE } = query;
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, params.id)));
  if (!product) throw notFound('No encontramos el producto');
  const ofProduct = and(eq(productSaves.storeId, storeId), eq(productSaves.productId, params.id));
  const [total] = await tx.select({ saves: count() }).from(productSaves).where(ofProduct);
  const rows = await tx
    .select()
    .from(productSaves)
    .where(ofProduct)
    .orderBy(desc(productSaves.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const names = new Map<string, string>();
  for (const { by } of rows) if (!names.has(by)) names.set(by, await nameOf(scope, by));
  return {
    data: rows.map(({ version, at, by, source, loadId, changes }) => ({
      version,
      at: at.toISOString(),
      by: names.get(by) ?? by,
      source,
      loadId,
      changes: changes.map((one) => ({ ...one })),
    })),
    pagination: { total_registros: total?.saves ?? 0, page_size: pageSize, page },
  };
};
