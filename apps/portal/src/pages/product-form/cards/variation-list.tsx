import { Pagination } from '@trastienda/ui/Pagination';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import type { ProductForm } from '../form-view.ts';
import { rowsOf, skuOf, stockOf } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';
import * as s from '../product-form.css.ts';

/** Variations of one page of a phone. */
const pageSize = 20;

/** The same on a phone: one after the other, a few at a time. */
export function VariationList({ form }: { readonly form: ProductForm }) {
  const [page, setPage] = useState(1);
  const rows = rowsOf(form.fields);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const now = Math.min(page, last);
  return (
    <div className={s.fields}>
      {rows.slice((now - 1) * pageSize, now * pageSize).map((row) => (
        <div key={row.key} role="group" aria-label={rowName(row) || row.key} className={s.fields}>
          <span className={s.strong}>{rowName(row) || row.key}</span>
          <div className={s.two}>
            <TextField
              label="SKU"
              maxLength={50}
              value={skuOf(form.fields, row.key)}
              onChange={(sku) => form.change({ [`sku/${row.key}`]: sku })}
              error={form.faultAt(`sku/${row.key}`)}
            />
            <TextField
              label="Existencias"
              inputMode="numeric"
              align="end"
              value={stockOf(form.fields, row.key)}
              onChange={(stock) => form.change({ [`stock/${row.key}`]: stock })}
              error={form.faultAt(`stock/${row.key}`)}
            />
          </div>
        </div>
      ))}
      {last > 1 && <Pagination page={now} pageSize={pageSize} total={rows.length} onPageChange={setPage} />}
    </div>
  );
}
