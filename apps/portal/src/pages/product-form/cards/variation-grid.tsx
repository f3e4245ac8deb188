import { EditableGrid, type EditableGridColumn } from '@trastienda/ui/EditableGrid';
import { useMemo } from 'react';
import type { ProductForm } from '../form-view.ts';
import { type ProductFields, rowsOf, skuOf, stockOf } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';

const columns: readonly EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', width: 260, isRequired: true },
  { id: 'stock', label: 'Existencias', type: 'number', width: 140, min: 0, decimals: 0 },
];

/** SKU and pieces of each variation, as in a spreadsheet: pasted, filled down, taken back. */
export function VariationGrid({ form: { fields, change, faultAt } }: { readonly form: ProductForm }) {
  const kept = rowsOf(fields);
  // What the cells say: a key in another field of the form leaves the rows as they are.
  const said = JSON.stringify(kept.map(({ key }) => [skuOf(fields, key), stockOf(fields, key)]));
  const rows = useMemo(() => {
    const cells = JSON.parse(said) as readonly (readonly [string, string])[];
    return kept.map((row, at) => ({
      id: row.key,
      name: rowName(row) || row.key,
      cells: { sku: cells[at]?.[0] ?? '', stock: cells[at]?.[1] ?? '' },
    }));
  }, [kept, said]);
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const errors = rows.flatMap(({ id, cells }) => {
    const fault = faultAt(`sku/${id}`);
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
      onChange={(changes) =>
        change(
          Object.fromEntries(
            changes.map(({ row, column, after }) => [`${column}/${row}`, after]),
          ) as Partial<ProductFields>,
        )
      }
    />
  );
}
