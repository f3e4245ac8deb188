import { foldText } from '../internal/text.ts';

/** A SKU as it was given, and how many pieces of it; `null` where nobody said. */
export interface QuantityLine {
  readonly sku: string;
  readonly units: number | null;
}

/** '1,200' and '1200.0' are what spreadsheets copy for 1200. */
function wholeNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/gu, '').replace(/\.0+$/u, '');
  return /^\d{1,7}$/u.test(plain) ? Number(plain) : null;
}

/** By tabs where a line has one, for a thousands' comma is no end of a cell then; without a sheet's quotes, apostrophes and `="…"`. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? '\t';
  return line.split(separator).map((cell) => cell.trim().replace(/^'|^"?=?"+(?=.*"$)|"+$/gu, ''));
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
  const rows = pasted.split(/\r\n|\r|\n/u).map(cellsOf);
  for (const [at, [sku = '', ...more]] of rows.entries()) {
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
