import { emptyMark } from './row-values.ts';

type Cells = Readonly<Record<string, string>>;

/** Columns that say which product a row is of, and what was seen of it. */
const bearings = ['sku', 'name', 'control'] as const;

const columnsChanged = (before: Cells, after: Cells): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => (before[key] ?? '') !== (after[key] ?? ''),
  );

/**
 * The value to send for an emptied cell: an offer ends with the price itself, every other cell is emptied.
 */
function emptied(key: string, after: Cells): string {
  return key === 'salePrice' ? (after['price'] ?? emptyMark) : emptyMark;
}

/**
 * The cells of a row that was edited in a table, in the form of a file: only those that changed, an emptied one emptied; `null`
 * for an unchanged row. The version that was read goes along, so that nobody's change is overwritten.
 * @example editedCells({ sku: 'VS-6', price: '99.00', brand: 'Sol', control: 'v2 s4' }, { sku: 'VS-6', price: '104.00', control: 'v2 s4' }) // => { sku: 'VS-6', control: 'v2 s4', price: '104.00', brand: '[vaciar]' }
 * @example editedCells({ sku: 'VS-6' }, { sku: 'VS-6' }) // => null
 */
export function editedCells(before: Cells, after: Cells): Cells | null {
  const changed = columnsChanged(before, after);
  if (changed.length === 0) return null;
  const cells: Record<string, string> = {};
  for (const key of bearings) {
    const cell = before[key] ?? '';
    if (cell !== '') cells[key] = cell;
  }
  for (const key of changed) cells[key] = (after[key] ?? '') || emptied(key, after);
  return cells;
}
