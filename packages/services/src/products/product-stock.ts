import type { getProductStock } from '@trastienda/api-client/products';
import { foldText } from '@trastienda/domain';
import { and, arrayOverlaps, asc, count, eq, ne, or, type SQL } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { namedLike } from './list-products.ts';
import { pendingPieces } from './pending-pieces.ts';
import { products, productSkus } from './schema.ts';

const DEFAULT_PAGE = 20;

/** What is sold nowhere now: paused, a draft, or without pieces. */
const unavailable: SQL | undefined = or(ne(products.status, 'active'), eq(products.stock, 0));

/** SKU by SKU, by the name of the product; `reserved` is what orders in pendiente wait for (D266). */
export const handleGetProductStock: Handler<typeof getProductStock> = async ({ query }, scope) => {
  const { tx, storeId } = scope;
  const { page = 1, pageSize = DEFAULT_PAGE, name, filter_marketplace: channels, only_unavailable } = query;
  const live = and(eq(products.storeId, storeId), ne(products.status, 'deleted'));
  const wanted = and(
    live,
    ...(name === undefined ? [] : namedLike(name)),
    channels?.length ? arrayOverlaps(products.channels, channels) : undefined,
    only_unavailable ? unavailable : undefined,
  );
  const [none] = await tx.select({ products: count() }).from(products).where(and(live, unavailable));
  const ofProduct = and(eq(productSkus.storeId, products.storeId), eq(productSkus.productId, products.id));
  const [total] = await tx
    .select({ skus: count() })
    .from(products)
    .innerJoin(productSkus, ofProduct)
    .where(wanted);
  const rows = await tx
    .select({
      productId: products.id,
      sku: productSkus.sku,
      name: products.name,
      stock: productSkus.stock,
      salesChannels: products.channels,
      status: products.status,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(productSkus, ofProduct)
    .where(wanted)
    .orderBy(asc(products.foldedName), asc(products.id), asc(productSkus.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const pending = await pendingPieces(scope);
  return {
    count: none?.products ?? 0,
    data: rows.map(({ status, updatedAt, ...row }) => {
      const reserved = pending.get(foldText(row.sku)) ?? 0;
      return {
        ...row,
        // Pieces at the warehouse are counted where shipments to it are received.
        fulfillmentStock: 0,
        reserved,
        available: status === 'active' && row.stock > reserved,
        updatedAt: updatedAt.toISOString(),
      };
    }),
    pagination: { total_registros: total?.skus ?? 0, page_size: pageSize, page },
  };
};
