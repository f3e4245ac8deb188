import { channelName, isOwnStore } from '../channel/channels.ts';
import { lacksAttribute } from './lacks-attribute.ts';
import type { CategoryAttribute, OfferCode, ProductFault, ProductValues } from './product-values.ts';

/** The facts about the channel's side. */
export interface ReadinessContext {
  /** Channels that the store's contract includes. */
  readonly available: readonly string[];
  /** The attributes of the product's category. */
  readonly attributes?: readonly CategoryAttribute[];
}

const stockOf = ({ info_by_sku: rows }: Pick<ProductValues, 'info_by_sku'>): number =>
  rows.reduce((sum, { stock }) => sum + stock, 0);

/** The fields that the rule reads: of a whole product, or of one in a list. */
export type ReadinessProduct = Pick<
  ProductValues,
  'name' | 'category' | 'photos' | 'salePrice' | 'attributes' | 'info_by_sku'
> & { readonly sales_channel?: ProductValues['sales_channel'] };

/**
 * The reasons why a product cannot be sold at a channel, most basic first; empty where it is ready. It covers
 * only the requirements without which the channel refuses it; advice is `channelAdvice`.
 * @example channelBlockers({ name: 'Vaso', category: 'cat-21', photos: [], salePrice: 99, attributes: {}, info_by_sku: [{ sku: 'VS', stock: 2, variation: [], photos: [] }] }, 'SR', { available: ['SR'] }) // => [{ field: 'photos', message: 'Le falta una foto' }]
 */
export function channelBlockers(
  product: ReadinessProduct,
  code: string,
  { available, attributes = [] }: ReadinessContext,
): ProductFault[] {
  if (!isOwnStore(code)) {
    return [{ field: 'sales_channel', message: `En ${channelName(code)} se activa desde el canal` }];
  }
  const channel = code as OfferCode;
  const salePrice = product.sales_channel?.[channel]?.salePrice ?? product.salePrice;
  const blockers: (ProductFault | false)[] = [
    !available.includes(code) && {
      field: `sales_channel.${code}`,
      message: `Tu contrato no incluye ${channelName(code)}`,
    },
    product.name.trim() === '' && { field: 'name', message: 'Le falta el nombre' },
    product.category === '' && { field: 'category', message: 'Le falta la categoría' },
    product.photos.length === 0 && { field: 'photos', message: 'Le falta una foto' },
    !(salePrice > 0) && { field: 'salePrice', message: 'Le falta el precio' },
    ...attributes
      .filter(({ name, required }) => required && lacksAttribute(product, name))
      .map(({ name }) => ({ field: `attributes.${name}`, message: `Falta ${name}` })),
    stockOf(product) <= 0 && { field: 'stock', message: 'Sin existencias' },
  ];
  return blockers.filter((one) => one !== false);
}

/** Further requirements of a channel's own connectors; they are shown, and block nothing. */
interface ChannelRequirements {
  readonly skuLength?: number;
  readonly descriptionLength?: number;
  readonly wholeCentimetres?: boolean;
  readonly brand?: boolean;
  /** The publication of the requirements, and the day it was read. */
  readonly source: string;
  readonly readOn: string;
}

/** The requirements by channel; one that publishes none has none. */
export const channelRequirements: { readonly [Code in OfferCode]?: ChannelRequirements } = {
  CS: {
    skuLength: 18,
    descriptionLength: 4000,
    wholeCentimetres: true,
    brand: true,
    source: 'Public connectors of Claro Shop: Ced_Claro for Magento and a script for WooCommerce',
    readOn: '2025-11-20',
  },
};

/**
 * Advice for a product at a channel, which can sell it without.
 * @example channelAdvice({ ...blankProduct, brand: 'Casa Lumbre', dimensions: { height: 10.5, width: 8, depth: 8, weight: 0.4 } }, 'CS') // => [{ field: 'dimensions', message: 'Claroshop redondea las medidas a centímetros enteros' }]
 */
export function channelAdvice(product: ProductValues, code: OfferCode): ProductFault[] {
  const { skuLength, descriptionLength, wholeCentimetres, brand } = channelRequirements[code] ?? {};
  const name = channelName(code);
  const { height, width, depth } = product.dimensions;
  const long = product.info_by_sku.find(({ sku }) => skuLength !== undefined && sku.length > skuLength);
  const advice: (ProductFault | false | undefined)[] = [
    long && { field: 'info_by_sku', message: `${name} corta el SKU ${long.sku} a ${skuLength} caracteres` },
    descriptionLength !== undefined &&
      [...product.description].length > descriptionLength && {
        field: 'description',
        message: `${name} muestra los primeros 4,000 caracteres de la descripción`,
      },
    wholeCentimetres &&
      ![height, width, depth].every(Number.isInteger) && {
        field: 'dimensions',
        message: `${name} redondea las medidas a centímetros enteros`,
      },
    brand &&
      (product.brand ?? '').trim() === '' && {
        field: 'brand',
        message: `${name} pide una marca de su lista`,
      },
  ];
  return advice.filter((one) => typeof one === 'object');
}
