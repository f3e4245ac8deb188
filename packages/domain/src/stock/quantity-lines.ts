import { csvRecords, separatorOf } from '../files/csv/csv-records.ts';
import { foldText } from '../internal/text.ts';
import { visibleText } from '../shared/visible-text.ts';

/** A SKU as it was given, and the number of its pieces; `null` where there is none. */
export interface QuantityLine {
  readonly sku: string;
  readonly units: number | null;
}

/** '1,200' and '1200.0' are what spreadsheets copy for 1200; '2.000' is two pieces here and two thousand elsewhere: nobody knows. */
function wholeNumber(text: string): number | null {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text)) return null;
  const plain = text.replaceAll(/[\s,]/gu, '').replace(/\.0+$/u, '');
  return /^\d{1,7}$/u.test(plain) ? Number(plain) : null;
}

/** The cells of a list, as files are read: by tabs where it has one, for a thousands' comma is no end of a cell then. */
function rowsOf(pasted: string): string[][] {
  const text = visibleText(pasted);
  const found = [';', ',', '|'].filter((one) => text.includes(one));
  const separator = text.includes('\t') || found.length === 0 ? '\t' : separatorOf(text, found);
  let isOpen = false;
  const limits = { columns: Infinity, places: Infinity, onOpenQuote: () => (isOpen = true) };
  const rows = Array.from(csvRecords(text, separator, limits), (row) => row ?? []);
  // A quote that never ends is an inch, most often: it takes no line with it.
  return isOpen ? rowsOf(text.replaceAll('"', '')) : rows;
}

/** Heads as people name them. */
const heads = new Set(['sku', 'codigo', 'clave', 'producto', 'articulo']);

/**
 * Reads pieces by SKU out of what was pasted from a spreadsheet: the first cell of a line is the SKU, the first later one that
 * is a whole number the pieces. A line of heads is left out, a SKU that is there twice is added up, in the order of its first.
 * @example readQuantities('SKU\tPiezas\nVS-6-AZ\t12\nLM-2') // => [{ sku: 'VS-6-AZ', units: 12 }, { sku: 'LM-2', units: null }]
 */
export function readQuantities(pasted: string): readonly QuantityLine[] {
  const lines = new Map<string, QuantityLine>();
  for (const [at, [sku = '', ...more]] of rowsOf(pasted).entries()) {
    const key = foldText(sku);
    if (key === '' || (at === 0 && heads.has(key))) continue;
    const units = more.map(wholeNumber).find((found) => found !== null) ?? null;
    const known = lines.get(key);
    const before = known?.units ?? null;
    const sum = before === null || units === null ? (units ?? before) : before + units;
    lines.set(key, { sku: known?.sku ?? sku, units: sum });
  }
  return [...lines.values()];
}
