import { absentValue, type Centavos, formatMxn, counted } from '@trastienda/domain';
import {
  type BulkNote,
  amountOfCell,
  cellsEdited,
  type CellEdit,
  editedCells,
  type ExportedRow,
  isOfProduct,
  marginOfCells,
  priceDoubts,
  rowValues,
} from '@trastienda/domain/bulk';
import type { ChannelMargin, OfferCode } from '@trastienda/domain/product';
import type { CellChange, CellError, EditableGridRow } from '@trastienda/ui/EditableGrid';
import type { FileRow } from '../../features/bulk-loads/row-file.ts';
import { LEAST, leftKey } from './sets.ts';

type Cells = Readonly<Record<string, string>>;

/** More SKUs than this are a file's work. */
export const MOST_ROWS = 5000;

/** A SKU of the table as the service has it. */
export type TableRow = {
  /** The SKU of the row. */
  readonly id: string;
  readonly name: string;
  readonly cells: Cells;
  /** Whether the values that a product has once are in this row. */
  readonly isFirst: boolean;
};

/** A cell that was edited: what it said then, and what it is to say. */
type Edit = { readonly from: string; readonly to: string };
/** The cells by SKU and column. */
export type Edits = Readonly<Record<string, Readonly<Record<string, Edit>>>>;

const variationOf = (cells: Cells): string =>
  [1, 2, 3]
    .map((at) => cells[`variationValue${at}`] ?? '')
    .filter(Boolean)
    .join(' / ');

/** The rows of a table, each by the name that it is known by. */
export const tableOf = (rows: readonly ExportedRow[]): readonly TableRow[] =>
  rows.map(({ cells, first }, at) => {
    const sku = cells['sku'] ?? '';
    const isFirst = first === at;
    const product = rows[first]?.cells['name'] ?? '';
    return {
      id: sku,
      name: [sku, isFirst ? product : variationOf(cells) || product].filter(Boolean).join(' · '),
      cells,
      isFirst,
    };
  });

/** Edits after some cells changed; one that is as the service has it is none. */
export function edited(
  edits: Edits,
  changes: readonly CellChange[],
  rows: ReadonlyMap<string, TableRow>,
): Edits {
  const next: Record<string, Record<string, Edit>> = { ...edits } as Record<string, Record<string, Edit>>;
  const copied = new Set<string>();
  for (const { row, column, after } of changes) {
    if (!copied.has(row)) next[row] = { ...next[row] };
    copied.add(row);
    const cells = next[row] ?? {};
    const now = rows.get(row)?.cells[column] ?? '';
    if (after === now) delete cells[column];
    else cells[column] = { from: cells[column]?.from ?? now, to: after };
    if (Object.keys(cells).length === 0) delete next[row];
  }
  return next;
}

const cellsWith = ({ cells }: TableRow, edit: Edits[string] | undefined): Cells =>
  edit === undefined
    ? cells
    : { ...cells, ...Object.fromEntries(Object.entries(edit).map(([key, { to }]) => [key, to])) };

/** The amount looks like the prices beside it; '—' for an unknown one. */
const amountText = (amount: Centavos | null): string =>
  amount === null ? absentValue : formatMxn(amount).replace('$', '');

type Margins = readonly (readonly [OfferCode, ChannelMargin | null])[];

/** The margins of a product's prices, and the lowest price without a loss. */
function worked(margins: Margins): Cells {
  const least = margins.find(([, margin]) => margin !== null)?.[1]?.leastPrice ?? null;
  return {
    ...Object.fromEntries(margins.map(([code, margin]) => [leftKey(code), amountText(margin?.left ?? null)])),
    [LEAST]: amountText(least),
  };
}

/** A row as it is drawn, and what is wrong with it or worth a look. */
export type DrawnRow = {
  readonly row: EditableGridRow;
  readonly errors: readonly CellError[];
  readonly warnings: readonly CellError[];
};

const none: readonly CellError[] = [];

const columnOfNote = ({ field }: BulkNote): string => field ?? 'sku';

/** The faults of a row that keep it from being saved. */
function errorsOf(id: string, base: Cells, cells: Cells): readonly CellError[] {
  const sent = editedCells(base, cells);
  if (sent === null) return none;
  const faults = rowValues(sent)
    .notes.filter(({ level }) => level === 'error')
    .map((note) => ({ column: columnOfNote(note), message: note.message }));
  const [price, offer] = [amountOfCell(cells['price']), amountOfCell(cells['salePrice'])];
  const isAbove = price !== null && offer !== null && offer > price;
  return [
    ...faults,
    ...(isAbove
      ? [{ column: 'salePrice', message: 'El precio de oferta no puede ser mayor que el precio' }]
      : []),
  ].map(({ column, message }) => ({ row: id, column, value: cells[column] ?? '', message }));
}

/** The warnings of a row: prices that change much or lose, and cells that somebody else has changed meanwhile. */
function warningsOf(
  { id, cells: base }: TableRow,
  shown: Cells,
  edit: Edits[string] | undefined,
  margins: Margins,
): readonly CellError[] {
  const stale = Object.entries(edit ?? {}).flatMap(([column, { from }]) =>
    from === (base[column] ?? '')
      ? []
      : [{ column, message: `Cambió mientras editabas: ahora dice «${base[column] ?? 'vacío'}»` }],
  );
  const codes = margins.map(([code]) => code);
  const doubts = edit === undefined ? [] : priceDoubts(base, shown, codes);
  const losing = margins.flatMap(([code, margin]) =>
    margin === null || margin.gain === null || margin.gain >= 0
      ? []
      : [{ column: leftKey(code), message: 'Es menos de lo que te cuesta' }],
  );
  const all = [...stale, ...doubts.map(({ field, message }) => ({ column: field, message })), ...losing];
  return all.length === 0
    ? none
    : all.map(({ column, message }) => ({
        row: id,
        column,
        value: shown[column] ?? '',
        message,
      }));
}

/**
 * Draws rows with their edits, each anew only when its own edit is another object.
 * @param locked columns of the product, which its other rows do not edit
 */
export function rowDrawer(
  channels: readonly OfferCode[],
  locked: ReadonlySet<string>,
): (row: TableRow, edit: Edits[string] | undefined) => DrawnRow {
  const known = new WeakMap<
    TableRow,
    { readonly edit: Edits[string] | undefined; readonly drawn: DrawnRow }
  >();
  return (row, edit) => {
    const before = known.get(row);
    if (before !== undefined && before.edit === edit) return before.drawn;
    const { id, isFirst } = row;
    const cells = cellsWith(row, edit);
    // Prices stand in a product's first row.
    const margins: Margins = isFirst ? channels.map((code) => [code, marginOfCells(cells, code)]) : [];
    const shown = isFirst ? { ...cells, ...worked(margins) } : cells;
    const drawn: DrawnRow = {
      row: {
        id,
        cells: shown,
        ...(!isFirst && { locked }),
        ...(edit !== undefined && { changed: new Set(Object.keys(edit)) }),
      },
      errors: edit === undefined ? none : errorsOf(id, row.cells, cells),
      warnings: warningsOf(row, shown, edit, margins),
    };
    known.set(row, { edit, drawn });
    return drawn;
  };
}

/** Columns that a product has once. */
export const lockedOf = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.filter(isOfProduct));

/** The rows that were edited, as a file says them. */
export const editedRows = (rows: readonly TableRow[], edits: Edits): readonly FileRow[] =>
  rows.flatMap((row, at) => {
    const edit = edits[row.id];
    const values = edit === undefined ? null : editedCells(row.cells, cellsWith(row, edit));
    return values === null ? [] : [{ row: at + 1, values }];
  });

/** '37 cambios en 24 productos', of the rows that are in the table. */
export function editsText(rows: readonly TableRow[], edits: Edits): string {
  let [cells, products, wasCounted] = [0, 0, false];
  for (const { id, isFirst } of rows) {
    if (isFirst) wasCounted = false;
    const changed = Object.keys(edits[id] ?? {}).length;
    if (changed === 0) continue;
    cells += changed;
    if (!wasCounted) products += 1;
    wasCounted = true;
  }
  if (cells === 0) return 'Sin cambios';
  return `${counted(cells, 'cambio')} en ${counted(products, 'producto')}`;
}

/** Returns the cells of some rows after an edit of a column. */
export type Outcome = {
  readonly changes: readonly CellChange[];
  /** Rows that change, and rows where it cannot be done. */
  readonly rows: number;
  readonly left: number;
  /** The first few of those that change. */
  readonly samples: readonly { readonly name: string; readonly before: string; readonly after: string }[];
};

const MOST_SAMPLES = 3;

export function outcomeOf(
  rows: readonly TableRow[],
  edits: Edits,
  { key, edit }: { readonly key: string; readonly edit: CellEdit },
): Outcome {
  const changes: CellChange[] = [];
  const samples: { name: string; before: string; after: string }[] = [];
  let [changed, left] = [0, 0];
  for (const row of rows) {
    if (!row.isFirst && isOfProduct(key)) continue;
    const cells = cellsWith(row, edits[row.id]);
    const after = cellsEdited(cells, key, edit);
    if (after === null) {
      left += 1;
      continue;
    }
    const all = Object.entries(after);
    if (all.length === 0) continue;
    changed += 1;
    for (const [column, text] of all)
      changes.push({ row: row.id, column, before: cells[column] ?? '', after: text });
    const [shown = '', text = ''] = all.find(([column]) => column === key) ?? all[0] ?? [];
    if (samples.length < MOST_SAMPLES)
      samples.push({ name: row.name, before: cells[shown] ?? '', after: text });
  }
  return { changes, rows: changed, left, samples };
}
