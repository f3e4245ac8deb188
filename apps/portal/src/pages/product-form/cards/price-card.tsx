import { formatMxn } from '@trastienda/domain';
import { suspiciousPrice } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { type ProductForm, useBefore, useBound, useView } from '../form-view.ts';
import * as s from '../product-form.css.ts';

/** The price for the client, and the cost for the merchant; the cost is shown to no channel. */
export function PriceCard({ form }: { readonly form: ProductForm }) {
  return (
    <Card title="Precio">
      <div className={s.three}>
        <BasePrice form={form} />
        <OptionalAmount form={form} name="salePrice" label="Precio de oferta" help="Menor que el base" />
        <OptionalAmount form={form} name="cost" label="Costo" help="No sale a ningún canal" />
      </div>
    </Card>
  );
}

function BasePrice({ form }: { readonly form: ProductForm }) {
  const doubt = useView(form, ({ fields: { price, cost }, before }) =>
    price === null ? null : suspiciousPrice({ before: before?.price ?? null, after: price, cost }),
  );
  return (
    <MoneyField
      label="Precio base"
      description={useBefore(form, ({ price }) => price, formatMxn) ?? 'Con IVA'}
      {...(doubt !== null && { warning: doubt })}
      {...useBound(form, 'price')}
    />
  );
}

type AmountProps = {
  readonly form: ProductForm;
  readonly name: 'salePrice' | 'cost';
  readonly label: string;
  readonly help: string;
};

function OptionalAmount({ form, name, label, help }: AmountProps) {
  return (
    <MoneyField
      label={label}
      optional
      description={useBefore(form, (fields) => fields[name], formatMxn) ?? help}
      {...useBound(form, name)}
    />
  );
}
