import { absentValue, formatMxn, formatPercent, isSameValue } from '@trastienda/domain';
import { channelMargin, leastPrice } from '@trastienda/domain/product';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { type ProductForm, useFieldOf, useView } from '../form-view.ts';
import type { FormChannel } from '../model/fields.ts';
import { channelPriceOf } from '../model/values.ts';
import * as s from '../product-form.css.ts';

type Props = {
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  readonly commission: number | null;
};

/** The margin of each channel at the form's price. */
export function MarginCard({ form, channels, commission }: Props) {
  const prices = useView(
    form,
    ({ fields }) => channels.map((code) => channelPriceOf(fields, code)),
    isSameValue,
  );
  const cost = useFieldOf(form, 'cost');
  const rows = channels.flatMap((code, at) => {
    const price = prices[at] ?? null;
    return price === null || price <= 0 || commission === null
      ? []
      : [{ code, price, ...channelMargin({ price, commission, cost }) }];
  });
  const isUnsaved = useView(
    form,
    ({ before }) =>
      before !== null && channels.some((code, at) => prices[at] !== channelPriceOf(before, code)),
  );
  const least = cost === null || commission === null ? null : leastPrice(cost, commission);
  return (
    <Card title="¿Cuánto me queda?" flush={rows.length > 0} action={isUnsaved && <Badge>Al guardar</Badge>}>
      {rows.length === 0 || commission === null ? (
        <p className={s.note}>
          {commission === null ? 'Elige la categoría para saber su comisión.' : 'Escribe el precio base.'}
        </p>
      ) : (
        <>
          <table className={s.margins}>
            <thead>
              <tr>
                <th scope="col">Canal</th>
                <th scope="col">Precio</th>
                <th scope="col">Te quedan</th>
                <th scope="col">Ganas</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ code, price, left, gainPercent }) => (
                <tr key={code}>
                  <th scope="row">
                    <ChannelTile code={code} size="sm" />
                  </th>
                  <td>{formatMxn(price)}</td>
                  <td>
                    <strong>{formatMxn(left)}</strong>
                  </td>
                  <td>{gainPercent === null ? absentValue : formatPercent(gainPercent, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={s.foot}>
            {`Comisión ${formatPercent(commission, 0)} · sin guía ni retenciones`}
            {least !== null && ` · no pierdes desde ${formatMxn(least)}`}
          </p>
        </>
      )}
    </Card>
  );
}
