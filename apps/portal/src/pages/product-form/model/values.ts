import { type Centavos, centavos, fromCentavos } from '@trastienda/domain';
import {
  followPrice,
  type PriceRounding,
  type ProductOffer,
  type ProductValues,
} from '@trastienda/domain/product';
import { bulletsOf, type FormChannel, formChannels, type ProductFields, skuOf, stockOf } from './fields.ts';

const pesos = (amount: Centavos | null): number => (amount === null ? 0 : fromCentavos(amount));
const textOrNull = (text: string): string | null => text.trim() || null;

/** The price for a client where a channel has no other. */
const salePriceOf = ({ price, salePrice }: Pick<ProductFields, 'price' | 'salePrice'>): Centavos | null =>
  salePrice ?? price;

/** The rule by which a channel follows the product's own price; `null` for one that has its own. */
function followsOf(
  { prices }: ProductFields,
  code: FormChannel,
): { readonly percent: number; readonly rounding: PriceRounding } | null {
  const { mode, percent, rounding } = prices[code];
  if (mode === 'own') return null;
  return mode === 'base' ? { percent: 0, rounding: 'none' } : { percent: percent ?? 0, rounding };
}

/** The price for a client on a channel. */
export function channelPriceOf(fields: ProductFields, code: FormChannel): Centavos | null {
  const follows = followsOf(fields, code);
  if (follows === null) return fields.prices[code].price;
  const base = salePriceOf(fields);
  return base === null ? null : followPrice(base, follows);
}

function offerOf(fields: ProductFields, code: FormChannel): ProductOffer {
  const follows = followsOf(fields, code);
  const salePrice = channelPriceOf(fields, code) ?? centavos(0);
  const listed = follows === null ? fields.price : followPrice(fields.price ?? centavos(0), follows);
  return {
    active: fields.active[code],
    price: pesos(centavos(Math.max(salePrice, listed ?? 0))),
    salePrice: pesos(salePrice),
    category: null,
    follows,
    stockBuffer: fields.buffers[code] ?? 0,
  };
}

const wholePieces = /^\d{1,9}$/u;
/** A text that cannot be read is no number of pieces. */
const piecesOf = (typed: string): number =>
  typed.trim() === '' ? 0 : wholePieces.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;

/**
 * A form as the rules of products look at it.
 * @param offered Channels that it has an offer at, sold there or not.
 */
export const valuesOf = (
  fields: ProductFields,
  offered: readonly FormChannel[] = formChannels.filter((code) => fields.active[code]),
): ProductValues => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  bullets: [...bulletsOf(fields)],
  photos: fields.photos.map((url, at) => ({ url, order: at + 1 })),
  brand: textOrNull(fields.brand),
  category: fields.category,
  category_name: fields.categoryName,
  attributes: Object.fromEntries(
    Object.entries(fields.attributes).flatMap(([name, typed]) => {
      const value = typed.trim();
      return value === '' ? [] : [[name, value]];
    }),
  ),
  universalId: textOrNull(fields.universalId.replace(/[\s-]/gu, '')),
  price: pesos(fields.price),
  salePrice: pesos(salePriceOf(fields)),
  cost: fields.cost === null ? null : fromCentavos(fields.cost),
  dimensions: {
    height: fields.height ?? 0,
    width: fields.width ?? 0,
    depth: fields.depth ?? 0,
    weight: fields.weight ?? 0,
  },
  // An offer needs a price first.
  sales_channel: Object.fromEntries(
    offered.flatMap((code) =>
      (channelPriceOf(fields, code) ?? 0) > 0 ? [[code, offerOf(fields, code)]] : [],
    ),
  ),
  shipping_method: fields.shippingMethod,
  cartaPorte: textOrNull(fields.cartaPorte),
  satUnit: textOrNull(fields.satUnit),
  parentSku: null,
  info_by_sku: fields.rows.map(({ key, variation, photos }) => ({
    sku: skuOf(fields, key).trim(),
    stock: piecesOf(stockOf(fields, key)),
    variation,
    photos: photos ?? [],
  })),
});

/** Pieces of all SKUs. */
export const piecesIn = (values: Pick<ProductValues, 'info_by_sku'>): number =>
  values.info_by_sku.reduce((sum, { stock }) => sum + (Number.isNaN(stock) ? 0 : stock), 0);
