import { foldText } from '../../internal/text.ts';
import type { OfferCode, ProductOffer, ProductSku, ProductValues } from '../product-values.ts';
import { isSameValue } from '../../shared/same-value.ts';

/**
 * A changed field of a product. `null` means no value, and for a SKU, an offer or an attribute that there was
 * none.
 */
export interface ProductChange {
  /** As on the wire, with a dot before what is inside: 'sales_channel.SR.price'. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields that are one value each. */
export const plainFields = [
  'name',
  'description',
  'bullets',
  'photos',
  'brand',
  'category',
  'category_name',
  'universalId',
  'price',
  'salePrice',
  'cost',
  'shipping_method',
  'cartaPorte',
  'satUnit',
  'parentSku',
] as const satisfies readonly (keyof ProductValues)[];

export const offerCodes: readonly OfferCode[] = ['SR', 'SN', 'CS'];
export const sides = ['height', 'width', 'depth', 'weight'] as const;
export const offerFields = [
  'active',
  'price',
  'salePrice',
  'category',
  'follows',
  'stockBuffer',
] as const satisfies readonly (keyof ProductOffer)[];
export const skuFields = [
  'sku',
  'stock',
  'variation',
  'photos',
] as const satisfies readonly (keyof ProductSku)[];

type Changes = readonly (ProductChange | null)[];

const change = (field: string, before: unknown, after: unknown): ProductChange | null =>
  isSameValue(before, after) ? null : { field, before: before ?? null, after: after ?? null };

/** Field by field where a thing was and is, as a whole where it came or went. */
function inside<Thing extends object>(
  field: string,
  names: readonly (keyof Thing & string)[],
  before: Thing | undefined,
  after: Thing | undefined,
): Changes {
  if (!before || !after) return [change(field, before, after)];
  return names.map((name) => change(`${field}.${name}`, before[name], after[name]));
}

export const bySku = (rows: readonly ProductSku[]): ReadonlyMap<string, ProductSku> =>
  new Map(rows.map((row) => [foldText(row.sku), row]));

/**
 * The differences between two states of a product, field by field.
 * @example productChanges(blankProduct, { ...blankProduct, price: 99 }) // => [{ field: 'price', before: 0, after: 99 }]
 */
export function productChanges(before: ProductValues, after: ProductValues): ProductChange[] {
  const attributes = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)]);
  const [skus, newSkus] = [bySku(before.info_by_sku), bySku(after.info_by_sku)];
  const changes: Changes = [
    ...plainFields.map((field) => change(field, before[field], after[field])),
    ...[...attributes].map((name) =>
      change(`attributes.${name}`, before.attributes[name], after.attributes[name]),
    ),
    ...inside('dimensions', sides, before.dimensions, after.dimensions),
    ...offerCodes.flatMap((code) =>
      inside(`sales_channel.${code}`, offerFields, before.sales_channel[code], after.sales_channel[code]),
    ),
    ...[...new Set([...skus.keys(), ...newSkus.keys()])].flatMap((key) => {
      const [was, is] = [skus.get(key), newSkus.get(key)];
      return inside(`info_by_sku.${(is ?? was)?.sku}`, skuFields, was, is);
    }),
  ];
  return changes.filter((one) => one !== null);
}

const isThing = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The thing that a change is of, and the field in it; none where the thing came or went as a whole. */
function placeOf(rest: string, { before, after }: ProductChange): readonly [string, string | null] {
  const dot = rest.lastIndexOf('.');
  // An offer's `follows` is an object too, and may come and go: its name identifies it.
  const isWhole = (isThing(before) || isThing(after)) && !rest.endsWith('.follows');
  return isWhole || dot < 0 ? [rest, null] : [rest.slice(0, dot), rest.slice(dot + 1)];
}

function withOffer(
  offers: ProductValues['sales_channel'],
  [code, name]: readonly [string, string | null],
  value: unknown,
): ProductValues['sales_channel'] {
  const { [code as OfferCode]: offer, ...others } = offers;
  if (name === null) return value === null ? others : { ...others, [code]: value as ProductOffer };
  return offer ? { ...others, [code]: { ...offer, [name]: value } } : offers;
}

/** A product while changes are taken back: what it may have many of is found by its name, however many changes there are. */
interface Undoing {
  product: ProductValues;
  readonly attributes: Map<string, string>;
  readonly skus: Map<string, ProductSku>;
}

function undoSku({ skus }: Undoing, [sku, name]: readonly [string, string | null], before: unknown): void {
  const key = foldText(sku);
  const row = skus.get(key);
  if (name !== null) {
    if (row) skus.set(key, { ...row, [name]: before });
    return;
  }
  skus.delete(key);
  if (before !== null) skus.set(key, before as ProductSku);
}

function undo(state: Undoing, one: ProductChange): void {
  const { product } = state;
  const dot = one.field.indexOf('.');
  const [root, rest] = dot < 0 ? [one.field, ''] : [one.field.slice(0, dot), one.field.slice(dot + 1)];
  if (dot < 0) state.product = { ...product, [root]: one.before };
  else if (root === 'attributes') {
    state.attributes.delete(rest);
    if (one.before !== null) state.attributes.set(rest, String(one.before));
  } else if (root === 'dimensions') {
    state.product = { ...product, dimensions: { ...product.dimensions, [rest]: one.before } };
  } else if (root === 'sales_channel') {
    const offers = withOffer(product.sales_channel, placeOf(rest, one), one.before);
    state.product = { ...product, sales_channel: offers };
  } else undoSku(state, placeOf(rest, one), one.before);
}

/**
 * A product before changes were made to it, given last one first: what somebody read who has an older version. The order of its
 * SKUs may be another.
 * @example undoChanges({ ...blankProduct, price: 99 }, [{ field: 'price', before: 0, after: 99 }]) // => blankProduct
 */
export function undoChanges(product: ProductValues, changes: readonly ProductChange[]): ProductValues {
  const state: Undoing = {
    product,
    attributes: new Map(Object.entries(product.attributes)),
    skus: new Map(bySku(product.info_by_sku)),
  };
  for (const one of changes) undo(state, one);
  return {
    ...state.product,
    attributes: Object.fromEntries(state.attributes),
    info_by_sku: [...state.skus.values()],
  };
}
