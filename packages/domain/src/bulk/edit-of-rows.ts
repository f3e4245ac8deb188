import { foldText } from '../internal/text.ts';
import { ownStoreCodes } from '../channel/channels.ts';
import type { ProductEdit } from '../product/merge/merge-product.ts';
import type { PriceRule } from '../product/price/price-rule.ts';
import type {
  OfferCode,
  ProductOffer,
  ProductSku,
  ProductValues,
  ProductVariation,
} from '../product/product-values.ts';
import type { RowValues } from './row-values.ts';

/** Options for turning rows into an edit of their product. */
export interface RowsEditOptions {
  /** There is no such product yet. */
  readonly isNew: boolean;
  /** Stock that others took or added since the template was created is preserved. */
  readonly keepsDifference?: boolean;
  /** Finds the category for the text of a cell; unknown ones are a fault of an earlier step. */
  readonly categoryOf: (text: string) => { readonly id: string; readonly name: string } | null;
  /** Finds the address of a named photo; missing ones are a fault of an earlier step. */
  readonly photoOf: (name: string) => string | null;
  /** A new product gets this category where its rows name none. */
  readonly category?: { readonly id: string; readonly name: string } | null;
  readonly channels?: readonly OfferCode[];
}

/** The names of variations, which only the first row of a product may have. */
function optionNames(rows: readonly RowValues[], base: ProductValues): readonly string[] {
  const all = [
    ...rows.map(({ variation }) => variation ?? []),
    ...base.info_by_sku.map(({ variation }) => variation),
  ];
  return [0, 1, 2].map(
    (at) => all.find((variation) => (variation[at]?.variationName ?? '') !== '')?.[at]?.variationName ?? '',
  );
}

const named = (variation: readonly ProductVariation[], names: readonly string[]): ProductVariation[] =>
  variation.map(({ variationName, variation_value }, at) => ({
    variationName: variationName || (names[at] ?? ''),
    variation_value,
  }));

function skusOf(
  rows: readonly RowValues[],
  base: ProductValues,
  keepsDifference: boolean,
): readonly ProductSku[] {
  const names = optionNames(rows, base);
  const stated = new Map(rows.filter(({ sku }) => sku !== '').map((row) => [foldText(row.sku), row]));
  const updated = base.info_by_sku.map((row): ProductSku => {
    const one = stated.get(foldText(row.sku));
    if (!one) return row;
    stated.delete(foldText(row.sku));
    const seen = keepsDifference ? (one.seen?.stock ?? null) : null;
    const stock =
      one.stock === undefined
        ? row.stock
        : seen === null
          ? one.stock
          : Math.max(0, row.stock + one.stock - seen);
    return { ...row, stock, variation: one.variation ? named(one.variation, names) : row.variation };
  });
  const added = [...stated.values()].map(({ sku, stock = 0, variation = [] }) => ({
    sku,
    stock,
    variation: named(variation, names),
    photos: [],
  }));
  return [...updated, ...added];
}

/** A product without an offer keeps having none: its two prices move together. */
function pricesOf(
  { price, salePrice }: Pick<ProductEdit, 'price' | 'salePrice'>,
  base: ProductValues,
  isNew: boolean,
) {
  const isOne = isNew || base.price === base.salePrice;
  return {
    price: price ?? (isOne ? salePrice : undefined),
    salePrice: salePrice ?? (isOne ? price : undefined),
  };
}

/**
 * The price that a row states for a channel: one of its own, or one that follows, which is computed wherever
 * the product is saved.
 */
function priceOf(
  stated: number | PriceRule | undefined,
  was: ProductOffer | undefined,
  { price }: { readonly price: number },
): Partial<ProductOffer> {
  if (typeof stated === 'object') return { follows: stated };
  if (stated === undefined || stated === was?.salePrice) return {};
  return { salePrice: stated, price: Math.max(stated, price), follows: null };
}

function offersOf(
  { channels, offers }: Pick<RowValues, 'channels' | 'offers'>,
  base: ProductValues,
  prices: { readonly price: number; readonly salePrice: number },
): ProductValues['sales_channel'] | undefined {
  if (channels === undefined && offers === undefined) return undefined;
  const touched = ownStoreCodes.flatMap((code) => {
    const was = base.sales_channel[code];
    const isNamed = channels?.includes(code) ?? false;
    const stated = offers?.[code];
    if (!isNamed && stated === undefined && !(channels && was?.active)) return [];
    const offer: ProductOffer = {
      price: prices.price,
      salePrice: prices.salePrice,
      category: null,
      follows: { percent: 0, rounding: 'none' },
      stockBuffer: 0,
      ...was,
      active: channels ? isNamed : (was?.active ?? false),
    };
    const own = priceOf(stated?.price, was, prices);
    const buffer = stated?.stockBuffer === undefined ? {} : { stockBuffer: stated.stockBuffer };
    return [[code, { ...offer, ...own, ...buffer }] as const];
  });
  return Object.fromEntries(touched);
}

const plain = [
  'name',
  'description',
  'bullets',
  'brand',
  'universalId',
  'cost',
  'shipping_method',
  'cartaPorte',
  'satUnit',
  'parentSku',
] as const satisfies readonly (keyof RowValues & keyof ProductValues)[];

/**
 * The edit of a product that its rows describe: a value that none of them states is left alone.
 * @param base The product as whoever made the file saw it; a blank one for one that is new.
 * @example editOfRows([{ sku: 'VS-6', price: 99 }], blankProduct, { isNew: true, categoryOf: () => null, photoOf: () => null }) // => { price: 99, salePrice: 99, info_by_sku: [{ sku: 'VS-6', stock: 0, variation: [], photos: [] }] }
 */
export function editOfRows(
  rows: readonly RowValues[],
  base: ProductValues,
  options: RowsEditOptions,
): ProductEdit {
  const { isNew, keepsDifference = false, categoryOf, photoOf } = options;
  const first = <Field extends keyof RowValues>(field: Field): RowValues[Field] | undefined =>
    rows.find((row) => row[field] !== undefined)?.[field];
  const prices = pricesOf({ price: first('price'), salePrice: first('salePrice') }, base, isNew);
  const written = first('category');
  const category =
    written === undefined
      ? isNew
        ? options.category
        : null
      : written === ''
        ? { id: '', name: '' }
        : categoryOf(written);
  const dimensions = Object.assign({}, ...rows.map((row) => row.dimensions ?? {}).toReversed()) as Partial<
    ProductValues['dimensions']
  >;
  const attributes = Object.assign({}, ...rows.map((row) => row.attributes ?? {}).toReversed()) as Record<
    string,
    string | null
  >;
  const isPictured = rows.some((row) => row.photos !== undefined);
  const urls = [...new Set(rows.flatMap((row) => row.photos ?? []).map(photoOf))].filter(
    (url) => url !== null,
  );
  const sold = offersOf(
    {
      ...((first('channels') ?? (isNew ? options.channels : undefined)) && {
        channels: first('channels') ?? options.channels ?? [],
      }),
      ...(rows.some((row) => row.offers) && {
        offers: Object.assign({}, ...rows.map((row) => row.offers ?? {}).toReversed()) as NonNullable<
          RowValues['offers']
        >,
      }),
    },
    base,
    { price: prices.price ?? base.price, salePrice: prices.salePrice ?? base.salePrice },
  );
  const edit: ProductEdit = {
    ...Object.fromEntries(plain.map((field) => [field, first(field)] as const)),
    ...prices,
    ...(category && { category: category.id, category_name: category.name }),
    ...(Object.keys(dimensions).length > 0 && { dimensions: { ...base.dimensions, ...dimensions } }),
    ...(Object.keys(attributes).length > 0 && {
      attributes: Object.fromEntries(
        Object.entries({ ...base.attributes, ...attributes }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value] as const],
        ),
      ),
    }),
    ...(isPictured && { photos: urls.map((url, at) => ({ url, order: at + 1 })) }),
    ...(sold && { sales_channel: sold }),
    ...(rows.some(({ sku }) => sku !== '') && { info_by_sku: skusOf(rows, base, keepsDifference) }),
  };
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}
