import { maxLotGuides, toCsv, listText } from '@trastienda/domain';
import type { TableRow } from '@trastienda/domain/bulk';
import { plain } from './lot-carrier.ts';
import type { LotCells, LotField, LotRows } from './lot-draft.ts';

/** Heads of the file's columns, as the template has them; others are told. */
const heads: Readonly<Record<LotField, readonly string[]>> = {
  height: ['alto_cm', 'alto'],
  width: ['ancho_cm', 'ancho'],
  depth: ['largo_cm', 'largo', 'profundidad'],
  weight: ['peso_kg', 'peso'],
  value: ['valor_mxn', 'valor'],
  content: ['contenido'],
  carrier: ['paqueteria'],
};
const noNumbers = 'No vemos la columna «pedido»: escribe ese nombre sobre los números de tus pedidos';
const numberHeads = ['pedido', 'numero_de_pedido', 'no_pedido', 'orderid'];

export type LotFile =
  | {
      readonly ok: true;
      readonly pedidos: readonly string[];
      readonly rows: LotRows;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Rows that are read of a file: many more than a lot has, few enough for any browser. */
export const maxFileRows = 2_000;

/** A spreadsheet writes a long number so, and its last digits are gone: '4.5E+17'. */
const isRounded = (number: string): boolean => /^\d([.,]\d+)?e\+\d+$/iu.test(number);

type LeftOut = {
  readonly repeated: number;
  readonly over: number;
  /** Rows of the file: whose number was rounded, that have none, with something to the right of all columns. */
  readonly rounded: readonly number[];
  readonly unnumbered: readonly number[];
  readonly moved: readonly number[];
  readonly heads: readonly string[];
};

/** Rows in a sentence; of many the first ones. */
const MOST_NAMED = 10;
function rowsText(rows: readonly number[]): readonly [which: string, go: string] {
  if (rows.length === 1) return [`la fila ${rows[0]}`, 'no va'];
  const named = rows.slice(0, MOST_NAMED).map(String);
  const more = rows.length - named.length;
  return [`las filas ${listText(more > 0 ? [...named, `${more} más`] : named)}`, 'no van'];
}

/** The message about rows that are left out. */
const told = (rows: readonly number[], sentence: (which: string, go: string) => string): string | false =>
  rows.length > 0 && sentence(...rowsText(rows));

function notesOf({ repeated, over, rounded, unnumbered, moved, heads: unknown }: LeftOut): string[] {
  const names = listText(unknown);
  return [
    unknown.length > 0 && `No usamos ${unknown.length === 1 ? 'la columna' : 'las columnas'} ${names}.`,
    repeated > 0 &&
      (repeated === 1
        ? 'Un pedido estaba repetido; usamos la última fila.'
        : `${repeated} filas repetían un pedido: vale la última de cada uno.`),
    told(unnumbered, (which, go) => `Falta el número de pedido en ${which}: ${go} en el lote.`),
    told(
      moved,
      (which, go) =>
        `Sobran datos al final de ${which}: ${go} en el lote. Bórralos, o pon entre comillas el texto que lleva comas.`,
    ),
    told(
      rounded,
      (which, go) =>
        `Excel redondeó el número de pedido de ${which}: ${go} en el lote. Pon esa columna como texto y escríbelo completo.`,
    ),
    over > 0 && `Un lote lleva hasta ${maxLotGuides} guías: quedaron fuera ${over}.`,
  ].filter((note) => note !== false);
}

/** Programs put a title and a date before the heads. */
const MOST_LOOKED_AT = 20;

/** The place of the row that has the heads; -1 where none has. */
const headPlace = (rows: readonly TableRow[]): number =>
  rows
    .slice(0, MOST_LOOKED_AT)
    .findIndex(({ cells }) => cells.some((cell) => numberHeads.includes(plain(cell))));

/** Whether the first rows of a sheet are those of a lot. */
export const hasLotHeads = (first: readonly TableRow[]): boolean => headPlace(first) >= 0;

/** Columns that nobody uses, by their heads; those without a name where something stands in them. */
function unusedHeads({ cells }: TableRow, body: readonly TableRow[], taken: ReadonlySet<number>): string[] {
  const isNamed = (at: number) => cells[at] !== '';
  const isFilled = (at: number) => body.some((row) => (row.cells[at] ?? '') !== '');
  const unused = cells.flatMap((cell, at) =>
    taken.has(at) || !(isNamed(at) || isFilled(at)) ? [] : [isNamed(at) ? `«${cell}»` : 'sin nombre'],
  );
  return [...new Set(unused)];
}

/**
 * Orders and what is set for each of them, from the rows of a file, below the heads. An empty cell sets nothing. An
 * order that comes twice keeps its last row; what is beyond the most guides of a lot, a number that its spreadsheet
 * has rounded, and a row whose cells are more than the columns are left out: all of it is said, nothing is dropped in
 * silence. A carrier stays as it was written: which one it is, or that there is none of that name, is told where the
 * carriers are known (`carrierOf`).
 * @param said What is told of the file so far.
 */
export function readLotRows(table: readonly TableRow[], said: readonly string[] = []): LotFile {
  if (table.length === 0) return { ok: false, message: 'El archivo está vacío' };
  const place = headPlace(table);
  const [head, ...body] = table.slice(Math.max(0, place));
  if (body.length > maxFileRows) {
    return { ok: false, message: `El archivo tiene ${body.length} filas; el máximo es ${maxFileRows}` };
  }
  if (place < 0 || !head) return { ok: false, message: noNumbers };
  const names = head.cells.map(plain);
  const numberAt = names.findIndex((name) => numberHeads.includes(name));
  const columns = (Object.keys(heads) as LotField[])
    .map((field) => ({ field, at: names.findIndex((name) => heads[field].includes(name)) }))
    .filter(({ at }) => at >= 0);
  const found = new Map<string, Partial<LotCells>>();
  const rounded: number[] = [];
  const unnumbered: number[] = [];
  const moved: number[] = [];
  let repeated = 0;
  for (const { row, cells } of body) {
    const number = cells[numberAt] ?? '';
    if (cells.slice(names.length).some(Boolean)) {
      moved.push(row);
      continue;
    }
    if (number === '') {
      unnumbered.push(row);
      continue;
    }
    if (isRounded(number)) {
      rounded.push(row);
      continue;
    }
    if (found.has(number)) repeated += 1;
    const set = columns
      .map((column) => [column.field, cells[column.at] ?? ''] as const)
      .filter(([, cell]) => cell !== '');
    found.set(number, Object.fromEntries(set));
  }
  const taken = new Set([numberAt, ...columns.map(({ at }) => at)]);
  const notes = [
    ...said.map((note) => `${note}.`),
    ...(place > 0
      ? [`Los nombres de las columnas están en la fila ${head.row}: lo de arriba no se usa.`]
      : []),
    ...notesOf({
      repeated,
      over: found.size - maxLotGuides,
      rounded,
      unnumbered,
      moved,
      heads: unusedHeads(head, body, taken),
    }),
  ];
  if (found.size === 0) {
    const isSkipped = rounded.length + unnumbered.length + moved.length > 0;
    return { ok: false, message: isSkipped ? (notes.at(-1) ?? '') : 'El archivo no tiene ningún pedido' };
  }
  const kept = [...found.keys()].slice(0, maxLotGuides);
  return {
    ok: true,
    pedidos: kept,
    rows: Object.fromEntries(kept.map((number) => [number, found.get(number) ?? {}])),
    notes,
  };
}

/** The file to fill in, with the orders on show: the heads first. */
export function lotTemplate(orderNumbers: readonly string[]): string[][] {
  const fields = Object.keys(heads) as LotField[];
  return [
    ['pedido', ...fields.map((field) => heads[field][0] ?? field)],
    ...(orderNumbers.length > 0 ? orderNumbers : ['']).map((number) => [number, ...fields.map(() => '')]),
  ];
}

/** The same as CSV; numbers are texts, so that no spreadsheet rounds them. */
export function lotTemplateCsv(orderNumbers: readonly string[]): string {
  const [head = [], ...rows] = lotTemplate(orderNumbers);
  const written = toCsv(
    rows,
    head.map((header, at) => ({ header, value: (row) => row[at] ?? '', isText: at === 0 })),
  );
  return written.ok ? written.value : '';
}
