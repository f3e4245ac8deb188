import type { Product, ProductPage } from '@trastienda/api-client';
import { centavos, fromCentavos } from '@trastienda/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { productSkus, type products } from './schema.ts';

export type ProductRow = typeof products.$inferSelect;

const pesos = (amount: number): number => fromCentavos(centavos(amount));

/** A product's SKUs, in the merchant's order. */
export async function skusOf({ tx, storeId }: Scope, productId: string): Promise<Product['info_by_sku']> {
  return tx
    .select({
      sku: productSkus.sku,
      stock: productSkus.stock,
      variation: productSkus.variation,
      photos: productSkus.photos,
    })
    .from(productSkus)
    .where(and(eq(productSkus.storeId, storeId), eq(productSkus.productId, productId)))
    .orderBy(asc(productSkus.position));
}

/** The whole of a product, as the wire has it. */
export const productOfRow = (row: ProductRow, skus: Product['info_by_sku']): Product => ({
  id: row.id,
  storeId: row.storeId,
  status: row.status,
  version: row.version,
  completeness: row.completeness,
  missing: [],
  fecha_creacion: row.createdAt.toISOString(),
  fecha_modificacion: row.updatedAt.toISOString(),
  name: row.name,
  description: row.description,
  bullets: [...row.bullets],
  photos: row.photos,
  brand: row.brand,
  category: row.category,
  category_name: row.categoryName,
  attributes: row.attributes,
  universalId: row.universalId,
  price: pesos(row.price),
  salePrice: pesos(row.salePrice),
  cost: null,
  dimensions: row.dimensions,
  sales_channel: row.offers,
  shipping_method: row.shippingMethod,
  cartaPorte: row.cartaPorte,
  satUnit: null,
  parentSku: null,
  info_by_sku: skus,
});

/** A product in a list. */
export const itemOfRow = (row: ProductRow): ProductPage['data'][number] => ({
  id: row.id,
  name: row.name,
  sku: row.firstSku,
  ImageLinkThumbnail: row.photos[0]?.url ?? null,
  category: row.category,
  category_name: row.categoryName,
  parent_name: row.parentName,
  price: pesos(row.price),
  salePrice: pesos(row.salePrice),
  stock: row.stock,
  skus: row.skus,
  status: row.status,
  completeness: row.completeness,
  salesChannels: row.channels,
  dropshipping: row.shippingMethod === 'dropshipping',
  fulfillment: row.shippingMethod === 'fulfillment',
  fecha_creacion: row.createdAt.toISOString(),
  fecha_modificacion: row.updatedAt.toISOString(),
});
