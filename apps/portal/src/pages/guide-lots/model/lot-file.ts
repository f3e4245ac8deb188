import { maxLotGuides, toCsv } from '@trastienda/domain';
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

const listed = new Intl.ListFormat('es-MX', { type: 'conjunction' });

type LeftOut = {
  readonly repeated: number;
  readonly over: number;
  /** Rows of the file. */
  readonly rounded: readonly number[];
  readonly heads: readonly string[];
};

function notesOf({ repeated, over, rounded, heads: unknown }: LeftOut): string[] {
  const [which, go] =
    rounded.length === 1
      ? [`la fila ${rounded[0]}`, 'no va']
      : [`las filas ${listed.format(rounded.map(String))}`, 'no van'];
  const names = listed.format(unknown.map((head) => `«${head}»`));
  return [
    unknown.length > 0 && `No usamos ${unknown.length === 1 ? 'la columna' : 'las columnas'} ${names}.`,
    repeated > 0 &&
      (repeated === 1
        ? 'Un pedido estaba repetido; usamos la última fila.'
        : `${repeated} filas repetían un pedido: vale la última de cada uno.`),
    rounded.length > 0 &&
      `Excel redondeó el número de pedido de ${which}: ${go} en el lote. Pon esa columna como texto y escríbelo completo.`,
    over > 0 && `Un lote lleva hasta ${maxLotGuides} guías: quedaron fuera ${over}.`,
  ].filter((note) => note !== false);
}

/**
 * Orders and what is set for each of them, from the rows of a file, the heads first. An empty cell sets nothing. An
 * order that comes twice keeps its last row; what is beyond the most guides of a lot, and a number that its spreadsheet
 * has rounded, are left out: all of it is said, nothing is dropped in silence. A carrier stays as it was written: which
 * one it is, or that there is none of that name, is told where the carriers are known (`carrierOf`).
 */
export function readLotRows([head, ...body]: readonly TableRow[]): LotFile {
  if (!head) return { ok: false, message: 'El archivo está vacío' };
  if (body.length > maxFileRows) {
    return { ok: false, message: `El archivo tiene ${body.length} filas; el máximo es ${maxFileRows}` };
  }
  const names = head.cells.map(plain);
  const numberAt = names.findIndex((name) => numberHeads.includes(name));
  if (numberAt < 0) return { ok: false, message: 'Falta la columna «pedido» en la primera fila' };
  const columns = (Object.keys(heads) as LotField[])
    .map((field) => ({ field, at: names.findIndex((name) => heads[field].includes(name)) }))
    .filter(({ at }) => at >= 0);
  const found = new Map<string, Partial<LotCells>>();
  const rounded: number[] = [];
  let repeated = 0;
  for (const { row, cells } of body) {
    const number = cells[numberAt] ?? '';
    if (number === '') continue;
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
  const unused = head.cells.filter((cell, at) => cell !== '' && !taken.has(at));
  const notes = notesOf({ repeated, over: found.size - maxLotGuides, rounded, heads: unused });
  if (found.size === 0) {
    return {
      ok: false,
      message: rounded.length > 0 ? (notes.at(-1) ?? '') : 'El archivo no tiene ningún pedido',
    };
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
