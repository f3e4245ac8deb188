import { beginningOf } from './cell-fixes.ts';
import type { TableRow } from './collect-rows.ts';
import { matchColumns } from './match-columns.ts';

/** Rows in which the heads are looked for: programs put a title, a date and a logo before them. */
const MAX_ROWS_SEARCHED = 20;

/** A row needs this many headings of ours to be taken for the headings although other rows come before it. */
const MIN_KNOWN_HEADS = 2;

/** A heading is cut to this length for display, because nobody reads more. */
const MAX_SHOWN = 200;

/** The cells of a row as heads are read. */
export const headsIn = ({ cells }: TableRow): string[] => cells.map((cell) => beginningOf(cell, MAX_SHOWN));

/**
 * The place of the row of headings: the first one where it has a SKU and mostly recognized names; else the
 * one of the first rows with the most recognized names; `null` where none has two.
 */
export function headRow(table: readonly TableRow[], attributes: readonly string[]): number | null {
  let best: number | null = null;
  let most = MIN_KNOWN_HEADS - 1;
  for (const [at, row] of table.slice(0, MAX_ROWS_SEARCHED).entries()) {
    const heads = headsIn(row);
    const known = matchColumns(heads, attributes).columns.filter(({ key }) => key !== null);
    const isWhole = known.length * 2 >= heads.filter(Boolean).length;
    if (at === 0 && isWhole && known.some(({ key }) => key === 'sku')) return 0;
    if (known.length <= most) continue;
    best = at;
    most = known.length;
  }
  return best;
}

/** A list of products has at least one of these columns; lists of values have other headings of ours. */
const ofProducts: ReadonlySet<string | null> = new Set(['sku', 'name', 'price', 'salePrice', 'stock']);

/**
 * Whether the first rows of a sheet have the heads of a table of products.
 * @example hasProductHeads([{ row: 1, cells: ['Lista de hoy'] }, { row: 2, cells: ['SKU', 'Precio'] }]) // => true
 * @example hasProductHeads([{ row: 1, cells: ['Canales', 'Tipo de envío'] }]) // => false
 */
export function hasProductHeads(first: readonly TableRow[]): boolean {
  const head = first[headRow(first, []) ?? -1];
  return head !== undefined && matchColumns(headsIn(head)).columns.some(({ key }) => ofProducts.has(key));
}
