import type { activateProductsInBulk } from '@trastienda/api-client/products';
import { centavos, fromCentavos } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneOf } from '../../database/one-of.ts';
import { findProducts } from '../products/find-products.ts';
import { orderOf } from '../products/list-products.ts';
import { products } from '../../tables/products.ts';
import { loadOnTheWire } from './load-of-row.ts';
import { CHUNK, storeLoad, newLoadId, ownChannels } from './start-load.ts';

/** No store has this many products. */
const MAX_PRODUCTS = 200_000;

/** Every product that matches at this moment becomes a row of the load (D44). @throws 422 where none does */
export const handleActivateProductsInBulk: Handler<typeof activateProductsInBulk> = async (
  { body },
  scope,
) => {
  const { tx, storeId } = scope;
  const channels = ownChannels(body.salesChannels);
  const query = { ...body.filters, pageSize: MAX_PRODUCTS };
  const { ids } = await findProducts(scope, {
    query,
    order: orderOf(query),
    limit: MAX_PRODUCTS,
    offset: 0,
  });
  if (ids.length === 0) throw new Refusal(422, 'Ningún producto coincide', { code: 'none' });
  const found = await tx
    .select({
      id: products.id,
      sku: products.firstSku,
      name: products.name,
      price: products.salePrice,
      photo: sql<string | null>`${products.photos}->0->>'url'`,
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), oneOf(products.id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  const load = await storeLoad(scope, newLoadId(scope), {
    load: {
      type: 'activacion',
      dryRun: body.dryRun ?? false,
      retryOf: null,
      fileName: null,
      categoryId: null,
      channels,
      action: body.action,
    },
    rows: ids.map((id, at) => {
      const found = byId.get(id);
      return {
        chunk: Math.floor(at / CHUNK) + 1,
        product: at + 1,
        row: at + 1,
        sku: found?.sku ?? null,
        productId: id,
        // The cells are those of the moment of the choice: a review shows its products with picture and
        // price.
        cells: {
          sku: found?.sku ?? '',
          name: found?.name ?? '',
          ...(found !== undefined && { price: fromCentavos(centavos(found.price)).toFixed(2) }),
          ...(typeof found?.photo === 'string' && { photo: found.photo }),
        },
      };
    }),
    input: {
      isEdit: true,
      dryRun: body.dryRun ?? false,
      keepsDifference: false,
      category: null,
      channels,
      categories: {},
      action: body.action,
    },
  });
  return loadOnTheWire(scope, load);
};
