import { type BulkNote, bulkFault } from './bulk-note.ts';

type Cells = Readonly<Record<string, string>>;

const without = (cells: Cells, isLeft: (key: string) => boolean): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => !isLeft(key)));

/** Of a product whose SKUs stand in other rows: these cells are the SKUs'. */
const ofSku: readonly string[] = ['sku', 'price', 'salePrice', 'stock'];
const isVariation = (key: string): boolean => /^variation(?:Name|Value)\d$/u.test(key);

/** The options of a product without variations are what it is made of. */
const asAttributes = (cells: Cells): Cells =>
  Object.fromEntries(
    [1, 2, 3].flatMap((at) => {
      const name = cells[`variationName${at}`] ?? '';
      const value = cells[`variationValue${at}`] ?? '';
      return name === '' || value === '' ? [] : [[`attributes.${name}`, value] as const];
    }),
  );

/**
 * A row of an export of WooCommerce as one of ours, by its kind: a variable product tells of its variations' product alone, and
 * grouped and external ones are not sold here. Rows without a kind stay as they are.
 */
export function ofShopRow(cells: Cells): { readonly cells: Cells; readonly notes: readonly BulkNote[] } {
  const kind = (cells['rowType'] ?? '').toLowerCase();
  if (kind === '' || kind.startsWith('variation')) return { cells, notes: [] };
  const own = without(cells, isVariation);
  if (/\b(?:grouped|external|bundle)\b/u.test(kind)) {
    const message = 'Aquí no se venden productos agrupados ni de otras páginas';
    return { cells: own, notes: [bulkFault('not_sold', message, { field: 'sku' })] };
  }
  if (/\bvariable\b/u.test(kind)) {
    const parentSku = cells['sku'] ?? `id:${cells['rowId'] ?? ''}`;
    return { cells: { ...without(own, (key) => ofSku.includes(key)), parentSku }, notes: [] };
  }
  return { cells: { ...own, ...asAttributes(cells) }, notes: [] };
}
