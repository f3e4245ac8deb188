import { maxLotGuides, parseCsv, toCsv } from '@trastienda/domain';
import { cheapest, type LotCells, type LotField, type LotRows } from './lot-draft.ts';

/** Heads of the file's columns, as the template has them; others are passed over. */
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

const plain = (head: string): string =>
  head
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');

export type LotFile =
  | {
      readonly ok: true;
      readonly pedidos: readonly string[];
      readonly rows: LotRows;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/**
 * Orders and what is set for each of them, from a CSV file. An empty cell sets nothing. An order that comes twice keeps
 * its last row; what is beyond the most guides of a lot is left out: both are said, nothing is dropped in silence.
 */
export function readLotFile(text: string, carriers: readonly string[]): LotFile {
  const [head, ...body] = parseCsv(text);
  if (!head) return { ok: false, message: 'El archivo está vacío' };
  const names = head.map(plain);
  const numberAt = names.findIndex((name) => numberHeads.includes(name));
  if (numberAt < 0) return { ok: false, message: 'Falta la columna «pedido» en la primera fila' };
  const columns = (Object.keys(heads) as LotField[])
    .map((field) => ({ field, at: names.findIndex((name) => heads[field].includes(name)) }))
    .filter(({ at }) => at >= 0);
  const carrierOf = (text: string) => carriers.find((key) => plain(key) === plain(text)) ?? cheapest;
  const found = new Map<string, Partial<LotCells>>();
  let repeated = 0;
  for (const row of body) {
    const number = row[numberAt] ?? '';
    if (number === '') continue;
    if (found.has(number)) repeated += 1;
    const set = columns
      .map(({ field, at }) => [field, row[at] ?? ''] as const)
      .filter(([, cell]) => cell !== '')
      .map(([field, cell]) => [field, field === 'carrier' ? carrierOf(cell) : cell] as const);
    found.set(number, Object.fromEntries(set));
  }
  if (found.size === 0) return { ok: false, message: 'El archivo no tiene ningún pedido' };
  const pedidos = [...found.keys()];
  const over = pedidos.length - maxLotGuides;
  const notes = [
    repeated > 0 &&
      (repeated === 1
        ? 'Un pedido venía repetido: vale su última fila.'
        : `${repeated} filas repetían un pedido: vale la última de cada uno.`),
    over > 0 && `Un lote lleva hasta ${maxLotGuides} guías: quedaron fuera ${over}.`,
  ].filter((note) => note !== false);
  const kept = pedidos.slice(0, maxLotGuides);
  return {
    ok: true,
    pedidos: kept,
    rows: Object.fromEntries(kept.map((number) => [number, found.get(number) ?? {}])),
    notes,
  };
}

/** The file to fill in, with the orders on show. */
export function lotTemplate(orderNumbers: readonly string[]): string {
  const rows = orderNumbers.length > 0 ? orderNumbers : [''];
  const fields = Object.keys(heads) as LotField[];
  const written = toCsv(rows, [
    { header: 'pedido', value: (number) => number, isText: true },
    ...fields.map((field) => ({ header: heads[field][0] ?? field, value: () => '' })),
  ]);
  return written.ok ? written.value : '';
}
