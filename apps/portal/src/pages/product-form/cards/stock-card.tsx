import { formatNumber } from '@trastienda/domain';
import { validateUniversalId } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { useMemo } from 'react';
import { type ProductForm, useBefore, useBound, useBoundEntry, useFieldOf } from '../form-view.ts';
import { stockOf } from '../model/fields.ts';
import { hasVariations } from '../model/variations.ts';
import * as s from '../product-form.css.ts';
import { useUniversalIdCheck } from '../use-checks.ts';

/** Pieces to sell, and the code on the box. */
export function StockCard({ form }: { readonly form: ProductForm }) {
  const rows = useFieldOf(form, 'rows');
  return (
    <Card title="Existencias y código">
      <div className={s.two}>
        {hasVariations({ rows }) ? (
          <Total form={form} />
        ) : (
          <StockField form={form} rowKey={rows[0]?.key ?? ''} />
        )}
        <UniversalIdField form={form} />
      </div>
    </Card>
  );
}

function Total({ form }: { readonly form: ProductForm }) {
  const rows = useFieldOf(form, 'rows');
  const stocks = useFieldOf(form, 'stocks');
  const total = useMemo(
    () => rows.reduce((sum, { key }) => sum + (Number(stockOf({ stocks }, key)) || 0), 0),
    [rows, stocks],
  );
  return (
    <div className={s.words}>
      <span className={s.group}>Existencias</span>
      <span
        className={s.strong}
      >{`${formatNumber(total)} piezas en ${formatNumber(rows.length)} variaciones`}</span>
      <span className={s.note}>Se escriben en cada variación</span>
    </div>
  );
}

function StockField({ form, rowKey }: { readonly form: ProductForm; readonly rowKey: string }) {
  const { value = '', ...field } = useBoundEntry(form, 'stocks', rowKey);
  return (
    <TextField
      label="Existencias"
      inputMode="numeric"
      align="end"
      unit="piezas"
      description={
        useBefore(form, (fields) => stockOf(fields, rowKey)) ?? 'Las mismas para todos tus canales'
      }
      {...field}
      value={value}
    />
  );
}

function UniversalIdField({ form }: { readonly form: ProductForm }) {
  const field = useBound(form, 'universalId');
  const read = validateUniversalId(field.value);
  const { taken, check } = useUniversalIdCheck(read.ok ? read.value : '', form.productId);
  return (
    <TextField
      label="Código de barras"
      optional
      inputMode="numeric"
      placeholder="EAN o UPC"
      description={
        useBefore(form, ({ universalId }) => universalId) ?? 'Los 8, 12, 13 o 14 dígitos del empaque'
      }
      warning={taken ? 'Otro producto tuyo ya tiene este código' : undefined}
      onBlur={() => read.ok && check()}
      {...field}
    />
  );
}
