import type { CallRequest } from '@trastienda/api-client';
import type { updateProduct } from '@trastienda/api-client/products';
import { fromCentavos, ownStoreCodes, toCentavos } from '@trastienda/domain';
import {
  followPrice,
  type ProductEdit,
  type ProductOffer,
  type ProductPhoto,
  type ProductValues,
} from '@trastienda/domain/product';
import { and, eq, inArray } from 'drizzle-orm';
import { type FieldFault } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { UPLOAD_PATH } from '../files/create-files.ts';
import { uploadedFiles } from '../../tables/files.ts';

type Body = CallRequest<typeof updateProduct>['body'];
type OfferBody = NonNullable<NonNullable<Body['sales_channel']>['SR']>;

const orNull = (text: string | null): string | null => {
  const clean = (text ?? '').trim();
  return clean === '' ? null : clean;
};

/** Returns photos in the merchant's order, numbered from 1, each by its full address. */
const photosOf = (photos: readonly ProductPhoto[]): ProductPhoto[] => {
  const urls = photos
    .toSorted((a, b) => a.order - b.order)
    .map(({ url }) => (url.startsWith('/') ? url : `${UPLOAD_PATH}/${url}`));
  return [...new Set(urls)].map((url, at) => ({ url, order: at + 1 }));
};

/**
 * Returns the rule of an offer's price when the request has none: a new offer without a price of its own
 * follows the product's; a typed price follows nothing.
 */
function followsOf(sent: OfferBody, was: ProductOffer | undefined): ProductOffer['follows'] {
  if (sent.price !== undefined && sent.price !== was?.price) return null;
  return was ? was.follows : sent.price === undefined ? { percent: 0, rounding: 'none' } : null;
}

/** Returns an offer after the request: a field that it omits stays, or is the product's own. */
function offerOf(sent: OfferBody, was: ProductOffer | undefined, product: ProductValues): ProductOffer {
  return {
    active: sent.active,
    price: sent.price ?? was?.price ?? product.price,
    salePrice: sent.salePrice ?? was?.salePrice ?? product.salePrice,
    category: sent.category === undefined ? (was?.category ?? null) : sent.category,
    follows: sent.follows === undefined ? followsOf(sent, was) : sent.follows,
    stockBuffer: sent.stockBuffer ?? was?.stockBuffer ?? 0,
  };
}

/**
 * Returns the edit of a request in a normal form: texts without blanks around them, empty ones as none,
 * photos in order.
 * @param read The product as the sender had read it.
 */
export function editOf(body: Body, read: ProductValues): ProductEdit {
  const { sales_channel: offers, ...sent } = body;
  const product = { ...read, ...(sent.price !== undefined && { price: sent.price }) };
  if (sent.salePrice !== undefined) product.salePrice = sent.salePrice;
  const edit: { -readonly [Field in keyof ProductEdit]: ProductEdit[Field] } = {
    name: sent.name?.trim(),
    description: sent.description?.trim(),
    bullets: sent.bullets?.map((one) => one.trim()).filter(Boolean),
    photos: sent.photos && photosOf(sent.photos),
    brand: sent.brand === undefined ? undefined : orNull(sent.brand),
    category: sent.category?.trim(),
    category_name: sent.category_name?.trim(),
    attributes:
      sent.attributes &&
      Object.fromEntries(
        Object.entries(sent.attributes).flatMap(([name, value]) =>
          value.trim() === '' ? [] : [[name.trim(), value.trim()] as const],
        ),
      ),
    universalId:
      sent.universalId === undefined ? undefined : orNull((sent.universalId ?? '').replace(/[\s-]/gu, '')),
    price: sent.price,
    salePrice: sent.salePrice,
    cost: sent.cost,
    dimensions: sent.dimensions,
    shipping_method: sent.shipping_method,
    cartaPorte: sent.cartaPorte === undefined ? undefined : orNull(sent.cartaPorte),
    satUnit: sent.satUnit === undefined ? undefined : orNull(sent.satUnit),
    parentSku: sent.parentSku === undefined ? undefined : orNull(sent.parentSku),
    info_by_sku: sent.info_by_sku?.map((row) => ({
      sku: row.sku.trim(),
      stock: row.stock,
      variation: row.variation.map(({ variationName, variation_value }) => ({
        variationName: variationName.trim(),
        variation_value: variation_value.trim(),
      })),
      photos: photosOf(row.photos),
    })),
    sales_channel:
      offers &&
      Object.fromEntries(
        ownStoreCodes.flatMap((code) => {
          const offer = offers[code];
          return offer ? [[code, offerOf(offer, read.sales_channel[code], product)] as const] : [];
        }),
      ),
  };
  return edit;
}

/** Computes the prices that follow the product's own (D269). */
export const withFollowedPrices = (product: ProductValues): ProductValues => ({
  ...product,
  sales_channel: Object.fromEntries(
    Object.entries(product.sales_channel).map(([code, offer]: [string, ProductOffer | undefined]) => {
      const follows = offer?.follows;
      if (!offer || !follows) return [code, offer];
      const worked = (mxn: number) => fromCentavos(followPrice(toCentavos(mxn), follows));
      return [code, { ...offer, price: worked(product.price), salePrice: worked(product.salePrice) }];
    }),
  ),
});

/**
 * Returns faults for photos that are no product picture of the store; photos that the product has already are
 * not checked again.
 */
export async function photoFaults(
  { tx, storeId }: Scope,
  product: ProductValues,
  before: ProductValues | null,
): Promise<FieldFault[]> {
  const urlsOf = (one: ProductValues | null) =>
    one === null
      ? []
      : [...one.photos, ...one.info_by_sku.flatMap(({ photos }) => photos)].map(({ url }) => url);
  const existing = new Set(urlsOf(before));
  const keys = urlsOf(product)
    .filter((url) => !existing.has(url))
    .map((url) => url.replace(`${UPLOAD_PATH}/`, ''));
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ key: uploadedFiles.key })
    .from(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.storeId, storeId),
        eq(uploadedFiles.kind, 'product'),
        inArray(uploadedFiles.key, keys),
      ),
    );
  const found = new Set(rows.map(({ key }) => key));
  return keys.every((key) => found.has(key))
    ? []
    : [{ field: 'photos', message: 'No encontramos una foto. Súbela otra vez' }];
}
