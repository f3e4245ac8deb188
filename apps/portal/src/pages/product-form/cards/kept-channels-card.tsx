import type { Product } from '@trastienda/api-client';
import { channelName } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { CheckCircleIcon, OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type ProductForm, putEntry, useFault, useView } from '../form-view.ts';
import type { FormChannel } from '../model/fields.ts';
import { fieldOfIssue } from '../model/refused.ts';
import * as s from '../product-form.css.ts';

type Offer = NonNullable<Product['sales_channel'][FormChannel]>;

const states: Readonly<Record<Offer['status'], string>> = {
  active: 'Activo',
  paused: 'En pausa',
  review: 'En revisión',
  rejected: 'Rechazado',
};

type Props = {
  readonly product: Product;
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  readonly onGo: (field: string) => void;
};

/** The status on each channel, the obstacles, and whether it is to be sold there. */
export function KeptChannelsCard({ product, form, channels, onGo }: Props) {
  const active = channels.filter((code) => product.sales_channel[code]?.status === 'active').length;
  return (
    <Card
      title="Canales"
      flush
      action={<span className={s.note}>{`${active} de ${channels.length} activos`}</span>}
    >
      <ul className={s.rows}>
        {channels.map((code) => {
          const offer = product.sales_channel[code];
          return (
            <li key={code} className={s.row}>
              <Switch form={form} code={code} />
              <span className={s.state}>
                {offer?.status === 'active' && <CheckCircleIcon size={16} className={s.good} />}
                {offer?.status === 'rejected' && <OctagonIcon size={16} className={s.bad} />}
                {offer === undefined ? 'No se vende aquí' : states[offer.status]}
              </span>
              {offer?.message && <span className={`${s.note} ${s.whole}`}>{offer.message}</span>}
              {(offer?.blockers ?? []).map(({ field, message }) => (
                <span key={field + message} className={`${s.state} ${s.whole}`}>
                  <TriangleIcon size={16} className={s.bad} />
                  <Link onPress={() => onGo(fieldOfIssue(field, form.view.get().fields))}>{message}</Link>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Switch({ form, code }: { readonly form: ProductForm; readonly code: FormChannel }) {
  const isActive = useView(form, ({ fields }) => fields.active[code]);
  const fault = useFault(form, `active.${code}`);
  return (
    <Checkbox
      className={s.grow}
      data-field={`active.${code}`}
      isSelected={isActive}
      onChange={(on) => putEntry(form, 'active', code, on)}
      {...(fault !== undefined && { error: fault })}
    >
      <span className={s.line}>
        <ChannelTile code={code} size="sm" />
        {channelName(code)}
      </span>
    </Checkbox>
  );
}
