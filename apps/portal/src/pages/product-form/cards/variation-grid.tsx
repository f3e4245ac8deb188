import { isSameValue } from '@trastienda/domain';
import { EditableGrid, type EditableGridColumn, type EditableGridRow } from '@trastienda/ui/EditableGrid';
import { useCallback, useMemo, useState } from 'react';
import { type ProductForm, type ProductView, useFieldOf, useView } from '../form-view.ts';
import { type ProductFields, skuOf, stockOf } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';

const columns: readonly EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', width: 260, isRequired: true },
  { id: 'stock', label: 'Existencias', type: 'number', width: 140, min: 0, decimals: 0 },
];

/** SKU and pieces of each variation, as in a spreadsheet: pasted, filled down, taken back. */
export function VariationGrid({ form }: { readonly form: ProductForm }) {
  const kept = useFieldOf(form, 'rows');
  const skus = useFieldOf(form, 'skus');
  const stocks = useFieldOf(form, 'stocks');
  const [gridRows] = useState(rowMaker);
  const rows = useMemo(() => gridRows({ rows: kept, skus, stocks }), [gridRows, kept, skus, stocks]);
  const names = useMemo(() => new Map(kept.map((row) => [row.key, rowName(row) || row.key])), [kept]);
  const errors = useView(form, skuFaults, isSameValue);
  return (
    <EditableGrid
      label="Variaciones"
      columns={columns}
      rows={rows}
      rowName={useCallback(({ id }: EditableGridRow) => names.get(id) ?? id, [names])}
      errors={errors}
      onChange={(changes) => {
        const typed = (of: string) =>
          Object.fromEntries(
            changes.flatMap(({ row, column, after }) => (column === of ? [[row, after]] : [])),
          );
        const [newSkus, newStocks] = [typed('sku'), typed('stock')];
        // A record in which nothing was typed stays the same one, and nothing is worked out from it again.
        const joined = (before: ProductFields['skus'], change: ProductFields['skus']) =>
          Object.keys(change).length === 0 ? before : { ...before, ...change };
        form.change((fields) => ({
          skus: joined(fields.skus, newSkus),
          stocks: joined(fields.stocks, newStocks),
        }));
      }}
    />
  );
}

const noFaults: readonly never[] = [];

/** The faults of typed SKUs, at their cells. */
function skuFaults({ fields: { rows, skus }, faults }: ProductView) {
  const isFaulty = Object.keys(faults).some((name) => name.startsWith('skus.'));
  if (!isFaulty) return noFaults;
  return rows.flatMap(({ key }) => {
    const message = faults[`skus.${key}`];
    const value = skuOf({ skus }, key);
    return message !== undefined && value !== '' ? [{ row: key, column: 'sku', value, message }] : [];
  });
}

/** Makes the rows of the grid. One whose cells say the same stays the same row: only the others are drawn again. */
function rowMaker() {
  let known = new Map<string, EditableGridRow>();
  return ({ rows, skus, stocks }: Pick<ProductFields, 'rows' | 'skus' | 'stocks'>): EditableGridRow[] => {
    const made = rows.map(({ key }): EditableGridRow => {
      const [sku, stock] = [skuOf({ skus }, key), stockOf({ stocks }, key)];
      const before = known.get(key);
      if (before?.cells['sku'] === sku && before.cells['stock'] === stock) return before;
      return { id: key, cells: { sku, stock } };
    });
    known = new Map(made.map((row) => [row.id, row]));
    return made;
  };
}
