import type { Product, ProductPageAnswer } from '@trastienda/api-client';
import { centavos, fromCentavos, ownStoreCodes, toCentavos } from '@trastienda/domain';
import {
  channelBlockers,
  type ProductOffer,
  type ProductSku,
  type ProductValues,
  type ReadinessContext,
} from '@trastienda/domain/product';
import { and, asc, eq } from 'drizzle-orm';
import { grouped } from '../../core/grouped.ts';
import type { Scope } from '../../core/scope.ts';
import { oneOf } from '../../database/one-of.ts';
import { productSkus, type products } from '../../tables/products.ts';

/** The kind is left out because PostgreSQL computes it from the other columns. */
export type ProductRow = Omit<typeof products.$inferSelect, 'kind'>;
type Offers = ProductRow['offers'];
type OfferRow = NonNullable<Offers[keyof Offers]>;

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

/** The SKUs of several products by their ids, each product's in the merchant's order. */
export async function skusOfEach(
  { tx, storeId }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductSku[]>> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(productSkus)
          .where(and(eq(productSkus.storeId, storeId), oneOf(productSkus.productId, ids)))
          .orderBy(asc(productSkus.productId), asc(productSkus.position));
  return new Map(
    [...grouped(rows, ({ productId }) => productId)].map(([id, ofProduct]) => [
      id,
      ofProduct.map(({ sku, stock, variation, photos }) => ({ sku, stock, variation, photos })),
    ]),
  );
}

/**
 * Returns an offer in the form of the rules: a field that an older row lacks gets the value that it implied.
 */
const offerValues = ({
  active,
  price,
  salePrice,
  category,
  follows,
  stockBuffer,
}: OfferRow): ProductOffer => ({
  active,
  price,
  salePrice,
  category,
  follows: follows ?? null,
  stockBuffer: stockBuffer ?? 0,
});

/** Returns the merchant's values of a product, in the form of the rules of `domain`. */
export const valuesOfRow = (row: ProductRow, skus: readonly ProductSku[]): ProductValues => ({
  name: row.name,
  description: row.description,
  bullets: row.bullets,
  photos: row.photos,
  brand: row.brand,
  category: row.category,
  category_name: row.categoryName,
  attributes: row.attributes,
  universalId: row.universalId,
  price: pesos(row.price),
  salePrice: pesos(row.salePrice),
  cost: row.cost === null ? null : pesos(row.cost),
  dimensions: row.dimensions,
  sales_channel: Object.fromEntries(
    ownStoreCodes.flatMap((code) => {
      const offer = row.offers[code];
      return offer ? [[code, offerValues(offer)] as const] : [];
    }),
  ),
  shipping_method: row.shippingMethod,
  cartaPorte: row.cartaPorte,
  satUnit: row.satUnit,
  parentSku: row.parentSku,
  info_by_sku: skus,
});

/**
 * Returns offers in the form of a row. The channel's own state of an offer stays unless the merchant switches
 * it.
 */
export const offersOf = (values: ProductValues, before: Offers): Offers =>
  Object.fromEntries(
    ownStoreCodes.flatMap((code) => {
      const offer = values.sales_channel[code];
      if (!offer) return [];
      const was = before[code];
      const kept = was && was.active === offer.active ? { status: was.status, message: was.message } : null;
      const status = offer.active ? ('active' as const) : ('paused' as const);
      return [[code, { ...offer, status, message: null, ...kept }] as const];
    }),
  );

/** Centavos of a row, from MXN. */
export const amounts = ({ price, salePrice, cost }: ProductValues) => ({
  price: toCentavos(price),
  salePrice: toCentavos(salePrice),
  cost: cost === null ? null : toCentavos(cost),
});

/** Returns a full product in the form of the wire, with the blockers of each offer. */
export const productOfRow = (
  row: ProductRow,
  skus: Product['info_by_sku'],
  readiness: ReadinessContext,
): Product => {
  const values = valuesOfRow(row, skus);
  return {
    ...values,
    bullets: [...row.bullets],
    photos: row.photos,
    sales_channel: Object.fromEntries(
      ownStoreCodes.flatMap((code) => {
        const offer = row.offers[code];
        const blockers = channelBlockers(values, code, readiness);
        return offer
          ? [
              [
                code,
                { ...offer, follows: offer.follows ?? null, stockBuffer: offer.stockBuffer ?? 0, blockers },
              ] as const,
            ]
          : [];
      }),
    ),
    shipping_method: row.shippingMethod,
    info_by_sku: skus,
    id: row.id,
    storeId: row.storeId,
    status: row.status,
    version: row.version,
    completeness: row.completeness,
    missing: row.missing,
    fecha_creacion: row.createdAt.toISOString(),
    fecha_modificacion: row.updatedAt.toISOString(),
  };
};

/** A product in a list. */
export const itemOfRow = (row: ProductRow): ProductPageAnswer['data'][number] => ({
  id: row.id,
  name: row.name,
  sku: row.firstSku,
  version: row.version,
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
