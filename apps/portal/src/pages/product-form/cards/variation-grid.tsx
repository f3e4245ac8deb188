import { EditableGrid, type EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { useMemo } from 'react';
import type { ProductForm } from '../form-view.ts';
import { skuOf, stockOf } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';

const columns: readonly EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', width: 260, isRequired: true },
  { id: 'stock', label: 'Existencias', type: 'number', width: 140, min: 0, decimals: 0 },
];

/** SKU and pieces of each variation, as in a spreadsheet: pasted, filled down, taken back. */
export function VariationGrid({ form: { fields, change, faultAt } }: { readonly form: ProductForm }) {
  const { rows: kept, skus, stocks } = fields;
  // A key in another field of the form leaves the rows as they are.
  const rows = useMemo(
    () =>
      kept.map((row) => ({
        id: row.key,
        name: rowName(row) || row.key,
        cells: { sku: skuOf({ skus }, row.key), stock: stockOf({ stocks }, row.key) },
      })),
    [kept, skus, stocks],
  );
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const errors = rows.flatMap(({ id, cells }) => {
    const fault = faultAt(`skus.${id}`);
    return fault !== undefined && cells.sku !== ''
      ? [{ row: id, column: 'sku', value: cells.sku, message: fault }]
      : [];
  });
  return (
    <EditableGrid
      label="Variaciones"
      columns={columns}
      rows={rows}
      rowName={({ id }) => names.get(id) ?? id}
      errors={errors}
      onChange={(changes) => {
        const typed = (of: string) =>
          Object.fromEntries(
            changes.flatMap(({ row, column, after }) => (column === of ? [[row, after]] : [])),
          );
        change({ skus: { ...skus, ...typed('sku') }, stocks: { ...stocks, ...typed('stock') } });
      }}
    />
  );
}
