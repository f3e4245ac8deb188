import { formatMxn } from '@trastienda/domain';
import { suspiciousPrice } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { beforeOf, bound, type ProductForm } from '../form-view.ts';
import * as s from '../product-form.css.ts';

/** The price for the client, and the cost for the merchant; the cost is shown to no channel. */
export function PriceCard({ form }: { readonly form: ProductForm }) {
  const { price, cost } = form.fields;
  const doubt =
    price === null ? null : suspiciousPrice({ before: form.before?.price ?? null, after: price, cost });
  return (
    <Card title="Precio">
      <div className={s.three}>
        <MoneyField
          label="Precio base"
          description={beforeOf(form, ({ price: amount }) => amount, formatMxn) ?? 'Con IVA'}
          {...(doubt !== null && { warning: doubt })}
          {...bound(form, 'price')}
        />
        <MoneyField
          label="Precio de oferta"
          optional
          description={beforeOf(form, ({ salePrice }) => salePrice, formatMxn) ?? 'Menor que el base'}
          {...bound(form, 'salePrice')}
        />
        <MoneyField
          label="Costo"
          optional
          description={beforeOf(form, ({ cost: amount }) => amount, formatMxn) ?? 'No sale a ningún canal'}
          {...bound(form, 'cost')}
        />
      </div>
    </Card>
  );
}
