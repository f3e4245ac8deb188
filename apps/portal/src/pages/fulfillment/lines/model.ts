import { foldText, numberWithin, counted } from '@trastienda/domain';
import { unitsFault } from '@trastienda/domain/stock';

/** A SKU of a form and its pieces, as text. */
export type QuantityRow = { readonly sku: string; readonly units: string };

/** The facts of a SKU: its name, and the number of pieces that can be taken. */
export type KnownSku = {
  readonly sku: string;
  readonly name: string;
  readonly image?: string | null;
  readonly most: number;
  /** The suggested pieces for four weeks that leave a week of sales at home; absent where nothing is suggested. */
  readonly suggested?: number;
  /** 'Hay 12 en el almacén · te alcanza para 9 días' */
  readonly note?: string;
};

/** The SKUs by folded SKU; `null` for one that does not exist, no entry for one without an answer yet. */
export type KnownSkus = ReadonlyMap<string, KnownSku | null>;

/** The owner of a row's pieces. */
export type UnitsOf = 'own' | 'warehouse';

/** SKUs of one document (calls.md 24.8). */
export const mostLines = 200;
const mostUnits = 100_000;

/** The faults of each row, by folded SKU. */
export function faultsOfRows(
  rows: readonly QuantityRow[],
  known: KnownSkus,
  of: UnitsOf,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.flatMap(({ sku, units }) => {
      const key = foldText(sku);
      const fault = faultOf(units, known.get(key), of);
      return fault === undefined ? [] : [[key, fault]];
    }),
  );
}

function faultOf(units: string, known: KnownSku | null | undefined, of: UnitsOf): string | undefined {
  if (known === null) return of === 'own' ? 'No tienes este SKU' : 'No está en este almacén';
  if (units.trim() === '') return 'Escribe cuántas piezas';
  const read = numberWithin(units, { min: 1, max: mostUnits, decimals: 0 });
  if (!read.ok) return read.error.message;
  return (known && unitsFault(read.value, known.most)) ?? undefined;
}

/** The faults that rows can have while they are typed: too many pieces, and unknown SKUs. */
export const standingFaults = (rows: readonly QuantityRow[], known: KnownSkus, of: UnitsOf) =>
  faultsOfRows(
    rows.filter(({ sku, units }) => units.trim() !== '' || known.get(foldText(sku)) === null),
    known,
    of,
  );

/** The faults of the service by row, in the order in which the rows were sent. */
export const refusedRows = (
  rows: readonly QuantityRow[],
  refused: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap(({ sku }, at) => {
      const fault = refused[`items.${at}.quantity`] ?? refused[`items.${at}.sku`];
      return fault === undefined ? [] : [[foldText(sku), fault]];
    }),
  );

/** Pieces of a row; 0 where its text is no number. */
export function unitsOf({ units }: QuantityRow): number {
  const read = numberWithin(units, { min: 0, max: mostUnits, decimals: 0 });
  return read.ok ? read.value : 0;
}

const sumOf = (rows: readonly QuantityRow[]): number => rows.reduce((sum, row) => sum + unitsOf(row), 0);

/** The lines of a request, of rows without faults. */
export const linesOf = (rows: readonly QuantityRow[]) =>
  rows.map((row) => ({ sku: row.sku.trim(), quantity: unitsOf(row) }));

/** Rows with what was added: pieces of a SKU that is there are added up, and nothing is there more often than a document takes. */
export function withAdded(
  rows: readonly QuantityRow[],
  added: readonly { readonly sku: string; readonly units: number | null }[],
): readonly QuantityRow[] {
  const next = new Map(rows.map((row) => [foldText(row.sku), row]));
  for (const { sku, units } of added) {
    const key = foldText(sku);
    const held = next.get(key);
    const sum = units === null ? (held?.units ?? '') : String((held ? unitsOf(held) : 0) + units);
    next.set(key, { sku: held?.sku ?? sku, units: sum });
  }
  return [...next.values()].slice(0, mostLines);
}

/** '3 SKU · 42 piezas' */
export const sumWords = (rows: readonly QuantityRow[]): string => {
  const units = sumOf(rows);
  return `${rows.length} SKU · ${counted(units, 'pieza')}`;
};
