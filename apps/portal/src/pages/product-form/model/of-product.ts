import type { Product } from '@trastienda/api-client';
import { type Centavos, toCentavos } from '@trastienda/domain';
import { optionsOf } from '@trastienda/domain/product';
import {
  byChannel,
  type ChannelPrice,
  emptyProduct,
  type FormChannel,
  type ProductFields,
} from './fields.ts';

const amount = (pesos: number | null | undefined): Centavos | null =>
  typeof pesos === 'number' && pesos > 0 ? toCentavos(pesos) : null;
const measure = (value: number): number | null => (value > 0 ? value : null);

/** The offer where it differs from the price; nothing where it is the price. */
const saleOf = ({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): Centavos | null =>
  salePrice < price ? amount(salePrice) : null;

function channelPrice(product: Product, code: FormChannel): ChannelPrice {
  const offer = product.sales_channel[code];
  const follows = offer?.follows ?? null;
  const isOwn = offer !== undefined && follows === null && offer.salePrice !== product.salePrice;
  const isAsBase = follows === null || (follows.percent === 0 && follows.rounding === 'none');
  return {
    mode: isOwn ? 'own' : isAsBase ? 'base' : 'follow',
    price: isOwn ? amount(offer.salePrice) : null,
    percent: isAsBase ? null : follows.percent,
    rounding: follows?.rounding ?? 'none',
  };
}

/** A kept product as its form begins. */
export function fieldsOfProduct(product: Product): ProductFields {
  const isUnoffered = product.status === 'draft' && Object.keys(product.sales_channel).length === 0;
  return {
    ...emptyProduct(),
    name: product.name,
    description: product.description,
    bullets: product.bullets.flatMap((bullet) => bullet.split('\n')),
    brand: product.brand ?? '',
    category: product.category,
    categoryName: product.category_name,
    attributes: product.attributes,
    photos: product.photos.toSorted((one, other) => one.order - other.order).map(({ url }) => url),
    universalId: product.universalId ?? '',
    price: amount(product.price),
    salePrice: saleOf(product),
    cost: amount(product.cost),
    height: measure(product.dimensions.height),
    width: measure(product.dimensions.width),
    depth: measure(product.dimensions.depth),
    weight: measure(product.dimensions.weight),
    cartaPorte: product.cartaPorte ?? '',
    satUnit: product.satUnit ?? 'H87',
    shippingMethod: product.shipping_method,
    options: optionsOf(product.info_by_sku),
    rows: product.info_by_sku.map(({ sku, variation, photos }) => ({ key: sku, variation, photos })),
    skus: Object.fromEntries(product.info_by_sku.map(({ sku }) => [sku, sku])),
    stocks: Object.fromEntries(product.info_by_sku.map(({ sku, stock }) => [sku, String(stock)])),
    // A draft that has no offer yet goes wherever it may, as a new product does.
    active: byChannel((code) => product.sales_channel[code]?.active ?? isUnoffered),
    prices: byChannel((code) => channelPrice(product, code)),
    buffers: byChannel((code) => product.sales_channel[code]?.stockBuffer ?? null),
  };
}

/** The fields of a copy: all of the product except its own SKUs, code and pieces. */
export function fieldsOfCopy(product: Product): ProductFields {
  const fields = fieldsOfProduct(product);
  const blank = Object.fromEntries(fields.rows.map(({ key }) => [key, '']));
  return { ...fields, skus: blank, stocks: blank, universalId: '' };
}
