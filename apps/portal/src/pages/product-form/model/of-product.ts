import type { Product } from '@trastienda/api-client';
import { type Centavos, toCentavos } from '@trastienda/domain';
import { emptyProduct, formChannels, type ProductFields, type VariationRow } from './fields.ts';
import { optionsOfRows } from './variations.ts';

const amount = (pesos: number | null | undefined): Centavos | null =>
  typeof pesos === 'number' && pesos > 0 ? toCentavos(pesos) : null;
const measure = (value: number): number | null => (value > 0 ? value : null);

/** What differs from the price; nothing where it is the price. */
const saleOf = ({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): Centavos | null =>
  salePrice < price ? amount(salePrice) : null;

/** A kept product as its form begins. */
export function fieldsOfProduct(product: Product): ProductFields {
  const isUnoffered = product.status === 'draft' && Object.keys(product.sales_channel).length === 0;
  const rows = product.info_by_sku.map(({ sku, variation, photos }): VariationRow => ({
    key: sku,
    variation,
    photos,
  }));
  return {
    ...emptyProduct(),
    name: product.name,
    description: product.description,
    bullets: product.bullets.join('\n'),
    brand: product.brand ?? '',
    category: product.category,
    categoryName: product.category_name,
    photos: JSON.stringify(
      product.photos.toSorted((one, other) => one.order - other.order).map(({ url }) => url),
    ),
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
    options: JSON.stringify(optionsOfRows(product.info_by_sku)),
    rows: JSON.stringify(rows),
    ...Object.fromEntries(Object.entries(product.attributes).map(([name, value]) => [`attr/${name}`, value])),
    ...Object.fromEntries(
      product.info_by_sku.flatMap(({ sku, stock }) => [
        [`sku/${sku}`, sku],
        [`stock/${sku}`, String(stock)],
      ]),
    ),
    ...Object.fromEntries(
      formChannels.flatMap((code) => {
        const offer = product.sales_channel[code];
        const follows = offer?.follows ?? null;
        const isOwn = offer !== undefined && follows === null && offer.salePrice !== product.salePrice;
        const isAsBase = follows === null || (follows.percent === 0 && follows.rounding === 'none');
        return [
          // A draft that has no offer yet goes wherever it may, as a new product does.
          [`on/${code}`, offer?.active ?? isUnoffered],
          [`mode/${code}`, isOwn ? 'own' : isAsBase ? 'base' : 'follow'],
          [`price/${code}`, isOwn ? amount(offer.salePrice) : null],
          [`percent/${code}`, isAsBase ? null : follows.percent],
          [`rounding/${code}`, follows?.rounding ?? 'none'],
          [`buffer/${code}`, offer?.stockBuffer ?? null],
        ];
      }),
    ),
  };
}

/** What a copy begins as: all of it but what is the other one's own, its SKUs, code and pieces. */
export function fieldsOfCopy(product: Product): ProductFields {
  const fields = fieldsOfProduct(product);
  const own = Object.keys(fields).filter((name) => name.startsWith('sku/') || name.startsWith('stock/'));
  return { ...fields, ...Object.fromEntries(own.map((name) => [name, ''])), universalId: '' };
}
