import type { FieldConflict } from '@trastienda/api-client';
import { centavos, foldText, formatMxn, toCentavos } from '@trastienda/domain';
import { bulkFault, type BulkNote, type BulkRow, columnOfField } from '@trastienda/domain/bulk';
import type { ProductSku } from '@trastienda/domain/product';
import type { Refusal } from '../../core/refusal.ts';
import { rowsWith } from './rows-with.ts';

type Row = BulkRow & { readonly position: number };

const prices = /(?:^|\.)(?:price|salePrice|cost)$/u;

/** Returns a value in the form of a cell. */
function cellOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join('|') : null;
  if (typeof value === 'object') return null;
  return prices.test(field) && typeof value === 'number' ? value.toFixed(2) : String(value);
}

const shown = (field: string, value: unknown): string =>
  prices.test(field) && typeof value === 'number'
    ? formatMxn(centavos(toCentavos(value)))
    : (cellOf(field, value) ?? '').slice(0, 60);

/** Returns the SKU that a field belongs to: by its place in the product, or by its name. */
function skuOf(field: string, rows: readonly Row[], before: readonly ProductSku[]): string | null {
  const [root, place = ''] = field.split('.');
  if (root !== 'info_by_sku' || place === '') return null;
  const named = rows.find(
    ({ values }) => field.startsWith(`info_by_sku.${values.sku}.`) && values.sku !== '',
  );
  if (named && !/^\d+$/u.test(place)) return named.values.sku;
  // New SKUs follow the existing ones, in the order of their rows.
  const existing = new Set(before.map(({ sku }) => foldText(sku)));
  const added = rows
    .map(({ values }) => values.sku)
    .filter((sku) => sku !== '' && !existing.has(foldText(sku)));
  const all = [...before.map(({ sku }) => sku), ...added];
  return all[Number(place)] ?? named?.values.sku ?? null;
}

/**
 * Assigns the faults of a refused product to its rows, by their position: to the row of the faulty SKU, to
 * the first one with the field, or to all where none has it. Every fault reaches at least one row.
 */
export function refusalNotes(
  refusal: Refusal,
  rows: readonly Row[],
  before: readonly ProductSku[],
): ReadonlyMap<number, readonly BulkNote[]> {
  const notes = new Map<number, BulkNote[]>();
  const assign = (field: string, noteOf: (row: Row, column: string) => BulkNote) => {
    const column = columnOfField(field);
    const sku = skuOf(field, rows, before);
    const ofSku = sku === null ? [] : rows.filter(({ values }) => foldText(values.sku) === foldText(sku));
    for (const row of ofSku.length > 0 ? ofSku : rowsWith(rows, column)) {
      notes.set(row.position, [...(notes.get(row.position) ?? []), noteOf(row, column)]);
    }
  };
  const conflicts = (refusal.data['conflicts'] ?? []) as readonly FieldConflict[];
  for (const { field, theirs, by } of conflicts) {
    assign(field, (row, column) => {
      const now = shown(field, theirs);
      const message = `${by} lo cambió después de tu archivo${now === '' ? '' : `: ${now}`}`;
      const suggestion = cellOf(field, theirs);
      return bulkFault('changed', message, { field: column, value: row.cells[column] ?? null, suggestion });
    });
  }
  for (const { field, message } of refusal.fields) {
    assign(field, (row, column) =>
      bulkFault(refusal.code ?? 'invalid', message, { field: column, value: row.cells[column] ?? null }),
    );
  }
  if (notes.size > 0) return notes;
  return new Map(
    rows.map(({ position }) => [position, [bulkFault(refusal.code ?? 'invalid', refusal.message)]]),
  );
}
