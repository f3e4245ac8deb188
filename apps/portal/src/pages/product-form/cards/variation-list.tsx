import { Pagination } from '@trastienda/ui/Pagination';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { boundEntry, type ProductForm } from '../form-view.ts';
import { skuOf, stockOf } from '../model/fields.ts';
import { rowName } from '../model/variations.ts';
import * as s from '../product-form.css.ts';

/** Variations of one page of a phone. */
const pageSize = 20;

/** The same on a phone: one after the other, a few at a time. */
export function VariationList({ form }: { readonly form: ProductForm }) {
  const [page, setPage] = useState(1);
  const { rows } = form.fields;
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
              {...boundEntry(form, 'skus', row.key)}
              value={skuOf(form.fields, row.key)}
            />
            <TextField
              label="Existencias"
              inputMode="numeric"
              align="end"
              {...boundEntry(form, 'stocks', row.key)}
              value={stockOf(form.fields, row.key)}
            />
          </div>
        </div>
      ))}
      {last > 1 && <Pagination page={now} pageSize={pageSize} total={rows.length} onPageChange={setPage} />}
    </div>
  );
}
