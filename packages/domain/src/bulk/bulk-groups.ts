import { foldText } from '../internal/text.ts';
import { formatNumber } from '../number/format-number.ts';
import { isSameValue } from '../shared/same-value.ts';
import { skuLimit } from '../product/variation/variation-rows.ts';
import { type BulkNote, bulkFault, bulkHint } from './bulk-note.ts';
import { beginningOf } from './cell-fixes.ts';
import type { BulkRow } from './product-rows.ts';
import type { RowValues } from './row-values.ts';

/** Rows that are of one product, and saved as one. */
export interface BulkGroup {
  /** `null`: there is no such product yet. */
  readonly productId: string | null;
  readonly rows: readonly BulkRow[];
}

/**
 * Product ids by SKU, and by the key that the rows of a product share; the keys of both maps are folded text.
 */
export interface BulkOwners {
  readonly ofSku: ReadonlyMap<string, string>;
  readonly ofParent: ReadonlyMap<string, string>;
}

/**
 * Groups the rows of each product: by the product that has their SKU, or by the key that they share; without either, each row is
 * a product. Groups are in the order of their first rows. More rows than a product may have SKUs fail.
 * @example bulkGroups([{ row: 2, cells: {}, values: { sku: 'A-1', parentSku: 'A' }, notes: [] }, { row: 3, cells: {}, values: { sku: 'A-2', parentSku: 'a' }, notes: [] }], { ofSku: new Map([['a-2', 'p-1']]), ofParent: new Map() }).map(({ productId, rows }) => [productId, rows.length]) // => [['p-1', 2]]
 */
export function bulkGroups(rows: readonly BulkRow[], { ofSku, ofParent }: BulkOwners): BulkGroup[] {
  const ofKey = new Map(ofParent);
  const folded = rows.map((row) => ({
    row,
    owner: ofSku.get(foldText(row.values.sku)),
    key: foldText(row.values.parentSku),
  }));
  for (const { owner, key } of folded) {
    if (owner !== undefined && key !== '' && !ofKey.has(key)) ofKey.set(key, owner);
  }
  const groups = new Map<string, { productId: string | null; rows: BulkRow[] }>();
  for (const [at, { row, owner, key }] of folded.entries()) {
    const productId = owner ?? ofKey.get(key) ?? null;
    const name = productId === null ? (key === '' ? `row ${at}` : `key ${key}`) : `product ${productId}`;
    const group = groups.get(name) ?? { productId, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return [...groups.values()].map(productFirst).flatMap(withinLimit);
}

/** Whether a row of another shop's export describes one variation, in words of its own. */
const isVariation = ({ cells }: BulkRow): boolean => /^variation/iu.test(cells['rowType'] ?? '');

/** Rows of the product come before those of its variations: of two names the first one counts. */
const productFirst = ({ productId, rows }: BulkGroup): BulkGroup => ({
  productId,
  rows: rows.toSorted((one, other) => Number(isVariation(one)) - Number(isVariation(other))),
});

/** Marks the rows that are too many for one product as faulty, each by itself. */
function withinLimit(group: BulkGroup): BulkGroup[] {
  const { length } = group.rows;
  if (length <= skuLimit) return [group];
  const message = `Son ${formatNumber(length)} filas del mismo producto; el máximo es ${formatNumber(skuLimit)}: quita las demás`;
  const fault = bulkFault('too_many_skus', message, { field: 'sku' });
  return group.rows.map((row) => ({ ...group, rows: [{ ...row, notes: [fault, ...row.notes] }] }));
}

/** Columns whose value a product has once, whatever its SKUs. */
const shared = [
  'name',
  'description',
  'bullets',
  'brand',
  'category',
  'universalId',
  'price',
  'salePrice',
  'cost',
  'shipping_method',
  'cartaPorte',
  'satUnit',
  'channels',
] as const satisfies readonly (keyof RowValues)[];

/** Other shops have these columns for each variation, and a product of ours once. */
const ofVariations = new Set<string>([
  'name',
  'description',
  'bullets',
  'brand',
  'universalId',
  'height',
  'width',
  'depth',
  'weight',
]);

/**
 * The values that a row states of its product, by column. A row with a price and no offer sells at its price,
 * where another row of its product has an offer.
 */
function sharedOf(values: RowValues, hasOffers: boolean): (readonly [column: string, value: unknown])[] {
  const inside = [
    ...Object.entries(values.dimensions ?? {}),
    ...Object.entries(values.attributes ?? {}).map(([name, value]) => [`attributes.${name}`, value] as const),
    ...Object.entries(values.offers ?? {}).flatMap(([code, { price, stockBuffer }]) => [
      [`price_${code}`, price] as const,
      [`buffer_${code}`, stockBuffer] as const,
    ]),
  ];
  const sold = values.salePrice ?? (hasOffers ? values.price : undefined);
  const once = { ...values, ...(sold !== undefined && { salePrice: sold }) };
  return [...shared.map((field) => [field, once[field]] as const), ...inside].filter(
    ([, value]) => value !== undefined,
  );
}

/**
 * Notes on rows that contradict an earlier row of their product: a value that a product has once is taken from the first row
 * that has it. The contradiction is a fault, unless another shop's export describes a variation in its own words. Keyed by the
 * place of the row.
 * @example [...differingRows([{ row: 2, cells: { price: '99' }, values: { sku: 'A', price: 99 }, notes: [] }, { row: 3, cells: { price: '89' }, values: { sku: 'B', price: 89 }, notes: [] }]).values()].flat()[0]?.message // => 'Es de todo el producto, y la fila 2 dice «99»'
 */
export function differingRows(rows: readonly BulkRow[]): ReadonlyMap<number, readonly BulkNote[]> {
  const first = new Map<string, { readonly value: unknown; readonly row: BulkRow }>();
  const faults = new Map<number, BulkNote[]>();
  const hasOffers = rows.some(({ values }) => values.salePrice !== undefined);
  for (const [at, row] of rows.entries()) {
    for (const [field, value] of sharedOf(row.values, hasOffers)) {
      const stated = first.get(field);
      if (!stated) {
        first.set(field, { value, row });
        continue;
      }
      if (isSameValue(stated.value, value)) continue;
      const text =
        stated.row.cells[field] ?? (field === 'salePrice' ? stated.row.cells['price'] : null) ?? '';
      const shown = text.length > 40 ? `${beginningOf(text, 40)}…` : text;
      const more = { field, value: row.cells[field] ?? null };
      const fault =
        isVariation(row) && ofVariations.has(field)
          ? bulkHint(
              'of_variation',
              `Es uno por producto: va el de la fila ${stated.row.row}, «${shown}»`,
              more,
            )
          : bulkFault('differs', `Es de todo el producto, y la fila ${stated.row.row} dice «${shown}»`, {
              ...more,
              suggestion: text === '' ? null : text,
            });
      const earlier = faults.get(at);
      if (earlier) earlier.push(fault);
      else faults.set(at, [fault]);
    }
  }
  return faults;
}
