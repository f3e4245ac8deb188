import { type ProductOption, type ProductSku, variationRows } from '@trastienda/domain/product';
import { type ProductFields, skuOf, stockOf, type VariationRow } from './fields.ts';

/** 'Azul · M'; '' without variations. */
export const rowName = ({ variation }: Pick<VariationRow, 'variation'>): string =>
  variation.map(({ variation_value: value }) => value).join(' · ');

export type OptionsChange = {
  readonly change: Partial<ProductFields>;
  /** Why they make no rows. */
  readonly problem: string | null;
};

/**
 * The form with other options: rows that still are keep their SKU and pieces, new ones get a proposed SKU, and rows that are
 * no more leave. Where they make too many the rows stay as they are.
 */
export function withOptions(fields: ProductFields, options: readonly ProductOption[]): OptionsChange {
  const { rows: before } = fields;
  const keys = new Map(before.map((row) => [skuOf(fields, row.key) || row.key, row.key]));
  const known = before.map((row): ProductSku => ({
    // A row whose SKU is still to be typed is known by its key.
    sku: skuOf(fields, row.key) || row.key,
    stock: 0,
    variation: row.variation,
    photos: row.photos ?? [],
  }));
  const [first] = before;
  const stem = first === undefined ? '' : skuOf(fields, '') || skuOf(fields, first.key);
  const made = variationRows(options, known, stem);
  if (!made.ok) return { change: { options }, problem: made.error.message };
  if (made.value.length === 0) {
    const key = first?.variation.length === 0 ? first.key : '';
    return { change: { options, rows: [{ key, variation: [] }] }, problem: null };
  }
  const skus = { ...fields.skus };
  const stocks = { ...fields.stocks };
  const rows = made.value.map(({ sku, variation, photos }): VariationRow => {
    const kept = known.find((row) => row.sku === sku && row.variation.length > 0);
    if (kept) return { key: keys.get(sku) ?? sku, variation, photos };
    const key = rowName({ variation });
    skus[key] = stem === '' && sku.startsWith('SKU') ? '' : sku;
    stocks[key] = made.value.length === 1 && first ? stockOf(fields, first.key) : '';
    return { key, variation };
  });
  return { change: { options, rows, skus, stocks }, problem: null };
}

export const hasVariations = ({ rows }: Pick<ProductFields, 'rows'>): boolean =>
  rows.some(({ variation }) => variation.length > 0);

/** Why options make no rows; `null` where they do. */
export function optionsProblem(options: readonly ProductOption[]): string | null {
  const made = variationRows(options, [], '');
  return made.ok ? null : made.error.message;
}

/** Whether the rows are all that their options make: only then can these be changed without making or losing others. */
export function areRegular({ rows, options }: Pick<ProductFields, 'rows' | 'options'>): boolean {
  const count = options
    .filter(({ name, values }) => name.trim() !== '' && values.length > 0)
    .reduce((product, { values }) => product * values.length, 1);
  return new Set(rows.map(rowName)).size === rows.length && (count === rows.length || count > 1000);
}
