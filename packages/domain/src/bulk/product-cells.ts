import { channelName, ownStoreCodes } from '../channel/channels.ts';
import { priceRuleText } from '../product/price/price-rule.ts';
import type { ProductValues } from '../product/product-values.ts';
import { plainText, withoutControls } from './cell-fixes.ts';

/** Options for writing a product into a file. */
export interface ProductCellsOptions {
  readonly version: number;
  /** Path of its category; '' for none. */
  readonly category: string;
  /** The percent of that category; absent where it is missing. */
  readonly commission?: number | null;
}

type Cells = Readonly<Record<string, string>>;

/** A text that is read back as it is; '' for one that is not, for an empty cell changes nothing. */
const storable = (text: string): string => {
  const read = plainText(withoutControls(text)).trim();
  return read === text && text !== '[vaciar]' ? text : '';
};
/** The text must be a single line. */
const storableLine = (text: string): string => (/[\r\n]/u.test(text) ? '' : storable(text));
const pesos = (mxn: number): string => (mxn > 0 ? mxn.toFixed(2) : '');
const measure = (value: number): string => (value > 0 ? String(value) : '');

function listed(texts: readonly string[]): string {
  const isRead = texts.every(
    (text) => !/[|\n]/u.test(text) && !text.startsWith('•') && storable(text) !== '',
  );
  return isRead ? texts.join('|') : '';
}

/** The cells of the values that a product has once. */
function sharedCells(
  product: ProductValues,
  { category, commission = null }: Pick<ProductCellsOptions, 'category' | 'commission'>,
): Cells {
  const active = ownStoreCodes.filter((code) => product.sales_channel[code]?.active);
  const offers = ownStoreCodes.flatMap((code) => {
    const offer = product.sales_channel[code];
    if (!offer) return [];
    return [
      [
        `price_${code}`,
        offer.follows === null ? pesos(offer.salePrice) : priceRuleText(offer.follows),
      ] as const,
      [`buffer_${code}`, offer.stockBuffer > 0 ? String(offer.stockBuffer) : ''] as const,
    ];
  });
  return {
    name: storableLine(product.name),
    description: storable(product.description),
    bullets: listed(product.bullets),
    brand: storableLine(product.brand ?? ''),
    category: product.category === '' ? '' : category,
    universalId: product.universalId ?? '',
    price: pesos(product.price),
    // One price is one cell: raised in its own, it is what the buyer pays.
    salePrice: product.salePrice === product.price ? '' : pesos(product.salePrice),
    cost: product.cost === null ? '' : product.cost.toFixed(2),
    height: measure(product.dimensions.height),
    width: measure(product.dimensions.width),
    depth: measure(product.dimensions.depth),
    weight: measure(product.dimensions.weight),
    ...Object.fromEntries(product.photos.map(({ url }, at) => [`photo${at + 1}`, url])),
    shipping_method: product.shipping_method,
    cartaPorte: product.cartaPorte ?? '',
    satUnit: product.satUnit ?? '',
    channels: active.map(channelName).join('|'),
    commission: commission === null ? '' : String(commission),
    ...Object.fromEntries(offers),
    ...Object.fromEntries(
      Object.entries(product.attributes).map(([name, value]) => [`attributes.${name}`, storable(value)]),
    ),
  };
}

/**
 * The rows of a product in a bulk file, one a SKU, by column key: the first row has the values of the whole product. Read back,
 * they change nothing.
 * @example productCells({ ...blankProduct, price: 99, info_by_sku: [{ sku: 'VS-6', stock: 4, variation: [], photos: [] }] }, { version: 2, category: '' })[0]?.control // => 'v2 s4'
 */
export function productCells(
  product: ProductValues,
  { version, category, commission }: ProductCellsOptions,
): Cells[] {
  return product.info_by_sku.map(({ sku, stock, variation }, at) => {
    const cells: Cells = {
      sku,
      parentSku: product.parentSku ?? '',
      ...(at === 0 && sharedCells(product, { category, commission: commission ?? null })),
      stock: String(stock),
      ...Object.fromEntries(
        variation.flatMap(({ variationName, variation_value }, place) => [
          [`variationName${place + 1}`, variationName],
          [`variationValue${place + 1}`, variation_value],
        ]),
      ),
      control: `v${version} s${stock}`,
    };
    return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
  });
}
