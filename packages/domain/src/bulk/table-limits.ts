import { ownOf } from '../internal/own.ts';
import { formatNumber } from '../number/format-number.ts';

/**
 * Limits for reading a table. A larger one is refused with a sentence as soon as that is found: nothing works
 * on a number of rows, columns or characters that is not bounded.
 */
export const tableLimits = {
  /** The limit counts products, below the headings. */
  rows: 10_000,
  /** Lines of the file, blank ones too: a sheet may have many. */
  lines: 100_000,
  columns: 500,
  /** Cells with something in them. */
  cells: 1_000_000,
  /** Places for cells, blank ones too. */
  places: 2_000_000,
  /** Characters of any cell; most columns take fewer. */
  characters: 40_000,
  /** Characters of all cells: those of a workbook may share one long text. */
  text: 20_000_000,
  /** Megabytes (of 1,048,576 bytes) that a workbook unfolds to: 10,000 rows of our own template do to less. */
  unfolded: 64,
} as const;

/** Most columns of a file of the template: as many as let 10,000 rows of it be read back. */
export const templateColumnLimit = tableLimits.places / tableLimits.rows;

/** Most rows of a bulk file. */
export const bulkRowLimit = tableLimits.rows;

export type TableFault = 'too_many' | 'too_wide' | 'too_full';

/** @param count Rows below the heads. */
export function tooManyRows(count: number): string {
  const parts = Math.ceil(count / bulkRowLimit);
  return `Tiene ${formatNumber(count)} filas; el máximo es ${formatNumber(bulkRowLimit)}: divídelo en ${parts}`;
}

export const tooManyLines = `Tiene más de ${formatNumber(tableLimits.lines)} filas; el máximo es ${formatNumber(bulkRowLimit)}: divídelo, y quita las vacías`;
export const tooManyColumns = `Tiene más de ${formatNumber(tableLimits.columns)} columnas: quita las que no uses`;
export const tooManyCells = `Tiene más de ${formatNumber(tableLimits.cells)} de celdas con datos: divídelo en varios archivos`;
export const tooManyPlaces = `Tiene más de ${formatNumber(tableLimits.places)} de celdas: quita las filas y columnas vacías`;

export const tooMuchText = `Sus textos suman más de ${formatNumber(tableLimits.text / 1_000_000)} millones de caracteres: divídelo en varios archivos`;

/** The message for a workbook that unpacks to more than is read. */
export const tooMuchUnfolded = `Al abrirse pesa más de ${tableLimits.unfolded} MB: divídelo en varios archivos`;

/** Columns whose cells are longer than a name or a number, with how long: formatting counts. */
const longer: Readonly<Record<string, number>> = {
  description: tableLimits.characters,
  bullets: 10_000,
  name: 2_000,
  brand: 2_000,
  rowVariations: tableLimits.characters,
  rowAttributes: 10_000,
  rowFeatures: 10_000,
};
const longerKinds = /^(?:photo\d|attributes\.|row[A-Z])/u;
const variationPart = /^variation(?:Name|Value)\d$/u;

/**
 * Most characters of a cell, by the key of its column.
 * @example cellLimit('price') // => 200
 * @example cellLimit('attributes.Material') // => 2000
 */
export function cellLimit(key: string): number {
  if (variationPart.test(key)) return 120;
  return ownOf(longer, key) ?? (longerKinds.test(key) ? 2_000 : 200);
}
