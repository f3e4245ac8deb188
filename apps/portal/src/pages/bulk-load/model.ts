import { formatMxn, formatNumber, toCentavos, counted, listText } from '@trastienda/domain';
import { type PriceRule, priceRuleText } from '@trastienda/domain/product';
import type { LoadRow } from '../../entities/bulk-load/words.ts';
import { columnsIn, type FileRow } from '../../features/bulk-loads/row-file.ts';

type Cells = Readonly<Record<string, string>>;

/** The texts written in cells, by row and column. */
export type Mended = Readonly<Record<string, Cells>>;

/** Rows as they are now, by column key. */
export const withMended = ({ row, values }: Pick<LoadRow, 'row' | 'values'>, mended: Mended): FileRow => ({
  row,
  values: { ...values, ...mended[String(row)] },
});

/** The same faults of a row, each once: its first is told by the row itself. */
export function faultsOf(row: LoadRow): readonly Fault[] {
  const { field, value, message, suggestion, code } = row;
  const notes = (row.notes ?? []).filter(({ level }) => level === 'error');
  return notes.length > 0 ? notes : [{ field, value, message, suggestion, code: code ?? '' }];
}

export type Fault = {
  readonly code: string;
  readonly field: string | null;
  readonly value: string | null;
  readonly message: string;
  readonly suggestion: string | null;
};

/** A fault whose cell is as it was; another one counts as mended. Without a cell, any change of the row may mend it. */
export const isOpen = ({ field }: Fault, { row, values }: LoadRow, mended: Mended): boolean => {
  const cells = mended[String(row)] ?? {};
  if (field === null) return Object.keys(cells).every((key) => cells[key] === (values[key] ?? ''));
  return cells[field] === undefined || cells[field] === (values[field] ?? '');
};

/** The facts of a row's column: the first ones identify the product. */
const first = ['sku', 'name', 'price', 'stock', 'category'];

/** Columns of the grid: those that say which product it is, and those with a fault, in the file's order. */
export function columnKeys(rows: readonly LoadRow[]): string[] {
  const inFile = columnsIn(rows);
  const wrong = new Set(rows.flatMap((row) => faultsOf(row).flatMap(({ field }) => field ?? [])));
  const known = first.filter((key) => inFile.includes(key) || wrong.has(key));
  return [
    ...known,
    ...[...inFile, ...wrong].filter(
      (key, at, all) => wrong.has(key) && !known.includes(key) && all.indexOf(key) === at,
    ),
  ];
}

/** The rows of a load after its mended rows were sent again: those that went well are gone, those that did not say why now. */
export function afterRetries(rows: readonly LoadRow[], retried: readonly LoadRow[]): readonly LoadRow[] {
  const last = new Map(retried.map((row) => [row.row, row]));
  return rows.flatMap((row): LoadRow[] => {
    const now = last.get(row.row);
    if (now === undefined || now.outcome === 'pending') return [row];
    return now.outcome === 'failed' ? [now] : [];
  });
}

const moneyFields = /(?:^|\.)(?:price|salePrice|cost)$/u;

/** A value of a product as it is read: '$899.00', 'Sí', 'Vidrio, Cristal'. */
export function valueText(field: string, value: unknown): string {
  if (field.endsWith('.follows')) {
    // A row without a rule has the channel's own price.
    if (value === null || value === undefined) return 'precio propio';
    return priceRuleText(value as PriceRule) || 'igual a tu precio';
  }
  if (value === null || value === undefined || value === '') return 'vacío';
  if (typeof value === 'number')
    return moneyFields.test(field) ? formatMxn(toCentavos(value)) : formatNumber(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return counted(value.length, 'elemento');
  return typeof value === 'string' ? value : '…';
}

type SaidColumn = { readonly head: string; readonly key: string | null; readonly sample: string };

/** The value in place of a column's key for a column that is not used. */
export const NOT_USED = '-';

/** Columns without a place that are named; the others are counted. */
const MOST_NAMED = 5;

/** Returns a sentence about the used columns of a file: no column with values is left out in silence. */
export function columnsSaid(columns: readonly SaidColumn[]): string {
  const told = columns.filter(({ key, sample }) => key !== null || sample !== '');
  const left = told.filter(({ key }) => key === null);
  const all = told.length;
  if (left.length === 0) return all === 1 ? 'Usamos la única que tiene.' : `Usamos las ${formatNumber(all)}.`;
  const named = left.slice(0, MOST_NAMED).map(({ head }) => `«${head}»`);
  const more = left.length - named.length;
  const names = [...named, ...(more > 0 ? [`${formatNumber(more)} más`] : [])];
  return `Usamos ${formatNumber(all - left.length)} de ${formatNumber(all)}. ${left.length === 1 ? 'Queda' : 'Quedan'} fuera ${listText(names)}.`;
}

/** Keys that several columns were chosen for. */
export const twiceChosen = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key, at) => key !== NOT_USED && keys.indexOf(key) !== at));

/** Rows that a category which is chosen for one of them is written into: those with the same text there, still faulty. */
export const sameCategory = (
  rows: readonly LoadRow[],
  mended: Mended,
  { row, values }: Pick<LoadRow, 'row' | 'values'>,
): readonly LoadRow[] =>
  rows.filter(
    (one) =>
      one.row === row ||
      ((one.values['category'] ?? '') === (values['category'] ?? '') &&
        faultsOf(one).some((fault) => fault.field === 'category' && isOpen(fault, one, mended))),
  );
