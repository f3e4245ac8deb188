import { Pagination } from '@trastienda/ui/Pagination';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { type ProductForm, useBoundEntry, useFieldOf } from '../form-view.ts';
import type { VariationRow } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';
import * as s from '../product-form.css.ts';

/** Variations of one page of a phone. */
const pageSize = 20;

/** The same on a phone: one after the other, a few at a time. */
export function VariationList({ form }: { readonly form: ProductForm }) {
  const [page, setPage] = useState(1);
  const rows = useFieldOf(form, 'rows');
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const now = Math.min(page, last);
  return (
    <div className={s.fields}>
      {rows.slice((now - 1) * pageSize, now * pageSize).map((row) => (
        <Variation key={row.key} form={form} row={row} />
      ))}
      {last > 1 && <Pagination page={now} pageSize={pageSize} total={rows.length} onPageChange={setPage} />}
    </div>
  );
}

type RowProps = { readonly form: ProductForm; readonly row: VariationRow };

function Variation({ form, row }: RowProps) {
  const name = rowName(row) || row.key;
  return (
    <div role="group" aria-label={name} className={s.fields}>
      <span className={s.strong}>{name}</span>
      <div className={s.two}>
        <RowSku form={form} row={row} />
        <RowStock form={form} row={row} />
      </div>
    </div>
  );
}

function RowSku({ form, row }: RowProps) {
  const { value = '', ...field } = useBoundEntry(form, 'skus', row.key);
  return <TextField label="SKU" maxLength={50} {...field} value={value} />;
}

function RowStock({ form, row }: RowProps) {
  const { value = '', ...field } = useBoundEntry(form, 'stocks', row.key);
  return <TextField label="Existencias" inputMode="numeric" align="end" {...field} value={value} />;
}
