import { bulkColumns, commissionColumn } from './bulk-columns.ts';
import type { TableRow } from './collect-rows.ts';

/** A SKU of a product in a shop's export. */
export interface ExportedRow {
  /** The cells by column key; an absent one is empty. */
  readonly cells: Readonly<Record<string, string>>;
  /**
   * The place of its product's first row, which has the values of the whole product; its own where it is that
   * row.
   */
  readonly first: number;
}

const keyOfHead: ReadonlyMap<string, string> = new Map(
  [...bulkColumns, commissionColumn].map(({ key, head }) => [head, key]),
);

/** Columns that each SKU has for itself; the others are its product's. */
const ofSku = /^(?:sku|stock|control|variationName\d|variationValue\d)$/u;

/**
 * Whether a column is written once for a product, in the first of its rows.
 * @example isOfProduct('price') // => true
 * @example isOfProduct('stock') // => false
 */
export const isOfProduct = (key: string): boolean => !ofSku.test(key);

/**
 * Reads back the file of products that the service writes, one row a SKU, to be edited in place. Other heads are attributes.
 * @example exportedRows([{ row: 1, cells: ['SKU', 'Precio'] }, { row: 2, cells: ['VS-6', '99.00'] }]).rows // => [{ cells: { sku: 'VS-6', price: '99.00' }, first: 0 }]
 */
export function exportedRows([head, ...body]: readonly TableRow[]): {
  /** Keys of its columns, in order. */
  readonly keys: readonly string[];
  readonly rows: readonly ExportedRow[];
} {
  const keys = (head?.cells ?? []).map((name) => keyOfHead.get(name) ?? `attributes.${name}`);
  let first = 0;
  const rows = body.map(({ cells: given }, at): ExportedRow => {
    const cells: Record<string, string> = {};
    for (const [place, key] of keys.entries()) {
      const cell = given[place] ?? '';
      if (cell !== '') cells[key] = cell;
    }
    // Every product states how it is sent, and no second row does.
    if (cells['shipping_method'] !== undefined || cells['name'] !== undefined) first = at;
    return { cells, first };
  });
  return { keys, rows };
}
