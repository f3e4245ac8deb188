import { formatNumber } from '@trastienda/domain';
import { validateUniversalId } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { TextField } from '@trastienda/ui/TextField';
import { beforeOf, bound, boundEntry, type ProductForm } from '../form-view.ts';
import { stockOf } from '../model/fields.ts';
import { hasVariations } from '../model/variations.ts';
import * as s from '../product-form.css.ts';
import { useUniversalIdCheck } from '../use-checks.ts';

/** Pieces to sell, and the code on the box. */
export function StockCard({ form }: { readonly form: ProductForm }) {
  const { fields } = form;
  const { rows } = fields;
  const key = rows[0]?.key ?? '';
  const total = rows.reduce((sum, row) => sum + (Number(stockOf(fields, row.key)) || 0), 0);
  return (
    <Card title="Existencias y código">
      <div className={s.two}>
        {hasVariations(fields) ? (
          <div className={s.words}>
            <span className={s.group}>Existencias</span>
            <span
              className={s.strong}
            >{`${formatNumber(total)} piezas en ${formatNumber(rows.length)} variaciones`}</span>
            <span className={s.note}>Se escriben en cada variación</span>
          </div>
        ) : (
          <TextField
            label="Existencias"
            inputMode="numeric"
            align="end"
            unit="piezas"
            description={beforeOf(form, (one) => stockOf(one, key)) ?? 'Las mismas para todos tus canales'}
            {...boundEntry(form, 'stocks', key)}
            value={stockOf(fields, key)}
          />
        )}
        <UniversalIdField form={form} />
      </div>
    </Card>
  );
}

function UniversalIdField({ form }: { readonly form: ProductForm }) {
  const read = validateUniversalId(form.fields.universalId);
  const { taken, check } = useUniversalIdCheck(read.ok ? read.value : '', form.productId);
  return (
    <TextField
      label="Código de barras"
      optional
      inputMode="numeric"
      placeholder="EAN o UPC"
      description={
        beforeOf(form, ({ universalId }) => universalId) ?? 'Los 8, 12, 13 o 14 dígitos del empaque'
      }
      warning={taken ? 'Otro producto tuyo ya tiene este código' : undefined}
      onBlur={() => read.ok && check()}
      {...bound(form, 'universalId')}
    />
  );
}
