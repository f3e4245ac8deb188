import { centavos, channelName, formatMxn, formatPercent } from '@trastienda/domain';
import { channelMargin, leastPrice, type PriceRounding, suspiciousPrice } from '@trastienda/domain/product';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { MoneyField } from '@trastienda/ui/MoneyField';
import { NumberField } from '@trastienda/ui/NumberField';
import { Select } from '@trastienda/ui/Select';
import {
  type ProductForm,
  type ProductView,
  putEntry,
  useBoundEntry,
  useFieldOf,
  useView,
} from '../form-view.ts';
import type { ChannelPrice, FormChannel, PriceMode } from '../model/fields.ts';
import { channelPriceOf } from '../model/values.ts';
import { roundingChoices } from '../../../entities/product/words.ts';
import * as s from '../product-form.css.ts';

const modes: readonly { readonly id: PriceMode; readonly label: string }[] = [
  { id: 'base', label: 'Mismo precio' },
  { id: 'follow', label: 'Base ± un %' },
  { id: 'own', label: 'Precio propio' },
];
type Props = {
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  /** Percent of the category; `null` while it is not known. */
  readonly commission: number | null;
};

/** The price and the margin of each channel. */
export function ChannelPricesCard({ form, channels, commission }: Props) {
  const cost = useFieldOf(form, 'cost');
  const least = cost === null || commission === null ? null : leastPrice(cost, commission);
  return (
    <Card
      title="Precio y piezas por canal"
      flush
      action={<span className={s.note}>Sin guía ni retenciones</span>}
    >
      <div>
        {channels.map((code) => (
          <div key={code} className={s.priceRow} role="group" aria-label={channelName(code)}>
            <span className={s.channelCell}>
              <ChannelTile code={code} size="sm" />
              {channelName(code)}
            </span>
            <ChannelRule form={form} code={code} />
            <ChannelPrice form={form} code={code} />
            <Kept form={form} code={code} />
            <Left form={form} code={code} commission={commission} />
          </div>
        ))}
      </div>
      <p className={s.foot}>
        Las piezas que reservas no se ofrecen en ese canal: así no vendes dos veces la última.
      </p>
      {least !== null && (
        <p className={s.foot}>
          Para no perder, no vendas por debajo de <strong>{formatMxn(least)}</strong>
          {` donde cobran ${formatPercent(commission ?? 0, 0)}.`}
        </p>
      )}
    </Card>
  );
}

type RowProps = { readonly form: ProductForm; readonly code: FormChannel };

/** The way the price comes about. */
function ChannelRule({ form, code }: RowProps) {
  const kept = useView(form, ({ fields }) => fields.prices[code]);
  const { mode, percent, rounding } = kept;
  const put = (change: Partial<ChannelPrice>) => putEntry(form, 'prices', code, { ...kept, ...change });
  return (
    <div className={s.rule}>
      <Select
        aria-label={`Cómo se calcula el precio en ${channelName(code)}`}
        items={modes}
        value={mode}
        // One's own begins as what it was until now.
        onChange={(id) =>
          put({ mode: id as PriceMode, price: kept.price ?? channelPriceOf(form.view.get().fields, code) })
        }
      />
      {mode === 'follow' && (
        <div className={s.rulePair}>
          <NumberField
            aria-label={`Cuánto sube o baja en ${channelName(code)}`}
            unit="%"
            hidesSteppers
            min={-90}
            max={900}
            value={percent}
            onChange={(value) => put({ percent: value })}
          />
          <Select
            aria-label={`Cómo se redondea en ${channelName(code)}`}
            items={roundingChoices}
            value={rounding}
            onChange={(id) => put({ rounding: id as PriceRounding })}
          />
        </div>
      )}
    </div>
  );
}

function ChannelPrice({ form, code }: RowProps) {
  const label = `Precio en ${channelName(code)}`;
  const { value, onChange, ...field } = useBoundEntry(form, 'prices', code);
  const shown = useView(form, ({ fields }) => channelPriceOf(fields, code));
  const doubt = useView(form, (view) => doubtOf(view, code));
  const { mode, price } = value;
  if (mode !== 'own') return <MoneyField aria-label={label} isReadOnly value={shown} />;
  return (
    <MoneyField
      aria-label={label}
      {...(doubt !== null && { warning: doubt })}
      {...field}
      value={price}
      onChange={(amount) => onChange({ ...value, price: amount })}
    />
  );
}

/** Why a price is worth another look: it halved, doubled, or loses. */
function doubtOf({ fields, before }: ProductView, code: FormChannel): string | null {
  const after = fields.prices[code].price;
  if (after === null) return null;
  return suspiciousPrice({
    before: before === null ? null : channelPriceOf(before, code),
    after,
    cost: fields.cost,
  });
}

/** Pieces that the channel is not told of, so that two channels do not sell the last one at the same time (D264). */
function Kept({ form, code }: RowProps) {
  return (
    <NumberField
      aria-label={`Piezas reservadas en ${channelName(code)}`}
      unit="reserv."
      hidesSteppers
      min={0}
      max={999_999}
      {...useBoundEntry(form, 'buffers', code)}
    />
  );
}

type LeftProps = RowProps & Pick<Props, 'commission'>;

function Left({ form, code, commission }: LeftProps) {
  const price = useView(form, ({ fields }) => channelPriceOf(fields, code));
  const cost = useFieldOf(form, 'cost');
  if (price === null || price <= 0)
    return <span className={`${s.leftCell} ${s.note}`}>Escribe el precio base</span>;
  if (commission === null)
    return <span className={`${s.leftCell} ${s.note}`}>Elige la categoría para saber su comisión</span>;
  const { left, gain, gainPercent } = channelMargin({ price, commission, cost });
  return (
    <span className={s.leftCell}>
      <span className={s.strong}>{`Te quedan ${formatMxn(left)}`}</span>
      <span className={s.note}>
        {gain === null || gainPercent === null
          ? `Comisión ${formatPercent(commission, 0)}`
          : `${gain >= 0 ? `Ganas ${formatMxn(gain)}` : `Pierdes ${formatMxn(centavos(-gain))}`} · ${formatPercent(gainPercent, 1)}`}
      </span>
    </span>
  );
}
