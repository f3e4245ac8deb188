import { foldText } from '../internal/text.ts';
import { formatNumber } from '../number/format-number.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { type BulkNote, bulkFault, bulkHint, cleanedHint } from './bulk-note.ts';
import { beginningOf, withoutControls } from './cell-fixes.ts';
import type { TableRow } from './collect-rows.ts';
import { type BulkPreset, inOurUnit } from './match-columns.ts';
import { type RowValues, rowValues } from './row-values.ts';
import { type ColumnOptions, type ReadColumn, tableColumns } from './table-columns.ts';
import { ofShop } from './shop-tables.ts';
import { bulkRowLimit, cellLimit, tableLimits, tooManyRows } from './table-limits.ts';

/** A row of a bulk file. */
export interface BulkRow {
  /** The number of the row in the merchant's own file. */
  readonly row: number;
  /** The whole row by column key, in our units, so that it can be corrected and sent again. */
  readonly cells: Readonly<Record<string, string>>;
  readonly values: RowValues;
  readonly notes: readonly BulkNote[];
}

/** A file that was read. */
export interface BulkTable {
  readonly columns: readonly ReadColumn[];
  readonly preset: BulkPreset | null;
  readonly rows: readonly BulkRow[];
  /** Messages about the file as a whole. */
  readonly notes: readonly string[];
}

/** Whether a row describes something sold, and not its product alone. */
const isSold = (cells: Readonly<Record<string, string>>): boolean =>
  ['price', 'salePrice', 'stock', 'variationValue1', 'universalId', 'cost'].some(
    (key) => (cells[key] ?? '') !== '',
  );

/** A SKU for a row that has none: of its product's key and its variation. */
function proposedSku(cells: Readonly<Record<string, string>>): string | null {
  const parts = ['parentSku', 'variationValue1', 'variationValue2', 'variationValue3'].map(
    (key) => cells[key] ?? '',
  );
  const stem = parts.filter((part) => foldText(part) !== 'default title').join('-');
  const sku = foldText(stem)
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toUpperCase();
  return sku === '' || (cells['parentSku'] ?? '') === '' ? null : sku.slice(0, 50);
}

/** A cell that is too long is cut to this length for display, because nobody reads more. */
const MAX_SHOWN = 200;
/** A cell is cut to this length within a sentence. */
const MAX_QUOTED = 40;

/** A row by the keys of its columns, and apart from it the cells that are longer than anybody reads. */
interface RowCells {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** One character longer than is allowed: sent again as they are, they are refused again. */
  readonly long: Readonly<Record<string, string>>;
  readonly notes: readonly BulkNote[];
}

/** A note on cells to the right of all columns: usually a text with a comma moved all that follows. */
function beyond(columns: readonly ReadColumn[], { cells }: TableRow): BulkNote[] {
  const cell = cells.slice(columns.length).find(Boolean);
  if (cell === undefined) return [];
  const value = beginningOf(cell, MAX_SHOWN);
  const message = `Sobra «${beginningOf(cell, MAX_QUOTED)}» al final de la fila: bórralo, o pon entre comillas el texto que lleva comas`;
  return [bulkFault('beyond_columns', message, { value })];
}

/** The cells of a row without characters that cannot be stored, each as short as its column allows. */
function cellsOf(columns: readonly ReadColumn[], row: TableRow): RowCells {
  const cells: Record<string, string> = {};
  const long: Record<string, string> = {};
  const notes: BulkNote[] = beyond(columns, row);
  for (const [at, { key, unit, option }] of columns.entries()) {
    const given = row.cells[at] ?? '';
    if (key === null || given === '') continue;
    const cell = withoutControls(given);
    const most = cellLimit(key);
    if (cell.length > most || given.length > tableLimits.characters) {
      const message = `Lleva ${formatNumber(most)} caracteres como máximo: acorta el texto`;
      notes.push(bulkFault('too_long', message, { field: key, value: beginningOf(cell, MAX_SHOWN) }));
      long[key] = `${beginningOf(cell, most).padEnd(most, '…')}…`;
      continue;
    }
    if (cell !== given) notes.push(cleanedHint(key));
    if (cell === '') continue;
    cells[key] = unit === null ? cell : inOurUnit(cell, unit);
    if (option !== undefined) cells[key.replace('Value', 'Name')] = option;
  }
  return { row: row.row, cells, long, notes };
}

/** The later rows of a SKU that an earlier one has, whatever its case. */
function repeated(rows: readonly BulkRow[]): BulkRow[] {
  const first = new Map<string, BulkRow>();
  const taken = new Set(rows.map(({ values }) => foldText(values.sku)));
  /** The number that the next of a SKU may have. */
  const numbers = new Map<string, number>();
  return rows.map((one) => {
    const { sku } = one.values;
    if (sku === '' || one.notes.some(({ code }) => code === 'store_view')) return one;
    const key = foldText(sku);
    const twin = first.get(key);
    if (!twin) {
      first.set(key, one);
      return one;
    }
    const stem = sku.slice(0, 46);
    const folded = foldText(stem);
    let next = numbers.get(folded) ?? 2;
    while (taken.has(`${folded}-${next}`)) next += 1;
    numbers.set(folded, next + 1);
    const suggestion = `${stem}-${next}`;
    const isSame = twin.values.sku === sku;
    const message = isSame
      ? `Ya está en la fila ${twin.row}`
      : `Es igual a ${twin.values.sku}, de la fila ${twin.row}`;
    return {
      ...one,
      notes: [bulkFault('sku_twice', message, { field: 'sku', value: sku, suggestion }), ...one.notes],
    };
  });
}

/** A row's number in its file that is none. */
const unnumbered = (fila: string): BulkNote =>
  bulkHint('fila', 'No es el número de una fila: contamos las del archivo', { field: 'fila', value: fila });

/** A note on a row that describes a product whose SKUs have rows of their own. */
const withoutSku = (cells: Readonly<Record<string, string>>, values: RowValues): BulkNote[] =>
  values.sku !== '' ||
  (cells['sku'] ?? '') !== '' ||
  (values.parentSku !== undefined && (!isSold(cells) || cells['rowType'] === 'variable'))
    ? []
    : [bulkFault('sku_missing', 'Falta el SKU', { field: 'sku', suggestion: proposedSku(cells) })];

/**
 * Reads the rows of a table, the headings first: the values of each, and its faults. The example row of the template is skipped;
 * where the file has a column 'Fila', that is a row's number. Without a column of SKUs nothing is read: `tableColumns` lists the
 * columns there are.
 * @example productRows([{ row: 1, cells: ['SKU', 'Precio'] }, { row: 2, cells: ['VS-6', '99'] }]).value.rows[0].values // => { sku: 'VS-6', price: 99 }
 * @example productRows([]).error.message // => 'El archivo está vacío'
 */
export function productRows(
  table: readonly TableRow[],
  options: ColumnOptions = {},
): Result<BulkTable, 'empty' | 'no_heads' | 'too_wide' | 'too_many' | 'no_sku' | 'column_twice'> {
  const read = tableColumns(table, options);
  if (!read.ok) return read;
  const { columns, preset, body } = read.value;
  const used = columns.flatMap(({ key }) => key ?? []);
  const twice = columns.find(({ key }) => key !== null && used.indexOf(key) !== used.lastIndexOf(key));
  if (twice)
    return fail(
      'column_twice',
      `Elegiste dos columnas para lo mismo: deja solo una, «${twice.head}» o la otra`,
    );
  if (!used.includes('sku')) return fail('no_sku', 'No vemos cuál columna es el SKU: elígela');
  const given = body
    .map((row) => cellsOf(columns, row))
    .filter(
      ({ cells, long }) =>
        cells['fila'] !== '#' &&
        Object.keys({ ...cells, ...long }).some((key) => key !== 'fila' && key !== 'control'),
    );
  if (given.length === 0) return fail('empty', 'El archivo está vacío');
  if (given.length > bulkRowLimit) return fail('too_many', tooManyRows(given.length));
  const shop = ofShop(given, preset);
  const rows = shop.rows.map(({ row, cells: { fila, ...cellsRead }, long, notes: ofCells }): BulkRow => {
    const { values, notes } = rowValues(cellsRead);
    const isNumbered = fila !== undefined && /^\d{1,7}$/u.test(fila);
    const own = isNumbered ? Number(fila) : row;
    const ofNumber = fila === undefined || isNumbered ? [] : [unnumbered(fila)];
    const cells = { ...cellsRead, ...long };
    return {
      row: own,
      cells,
      values,
      notes: [...ofCells, ...ofNumber, ...withoutSku(cells, values), ...notes],
    };
  });
  return ok({ columns, preset, rows: repeated(rows), notes: [...read.value.notes, ...shop.notes] });
}
