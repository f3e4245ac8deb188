import { channelName } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { CheckCircleIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type ProductForm, put } from '../form-view.ts';
import type { FormChannel } from '../model/fields.ts';
import * as s from '../product-form.css.ts';

type Blocker = { readonly field: string; readonly message: string };

type Props = {
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  /** What a channel still lacks. */
  readonly blockersOf: (code: FormChannel) => readonly Blocker[];
  readonly onGo: (field: string) => void;
};

/** Where it is sold, and what stands in the way of each. */
export function ChannelsCard({ form, channels, blockersOf, onGo }: Props) {
  const fault = form.faultAt('on/SR');
  return (
    <Card title="Canales" flush data-field="on">
      <ul className={s.rows}>
        {channels.map((code) => {
          const blockers = blockersOf(code);
          return (
            <li key={code} className={s.row}>
              <Checkbox
                className={s.grow}
                isSelected={form.fields[`on/${code}`]}
                onChange={(on) => put(form, `on/${code}`, on)}
              >
                <span className={s.line}>
                  <ChannelTile code={code} size="sm" />
                  {channelName(code)}
                </span>
              </Checkbox>
              {!form.fields[`on/${code}`] ? (
                <span className={s.note}>No se publica aquí</span>
              ) : blockers.length === 0 ? (
                <span className={s.state}>
                  <CheckCircleIcon size={16} className={s.good} />
                  Listo para publicar
                </span>
              ) : (
                <span className={s.state}>
                  <TriangleIcon size={16} className={s.bad} />
                  <span className={s.wrap}>
                    {blockers.map(({ field, message }) => (
                      <Link key={field} onPress={() => onGo(field)}>
                        {message}
                      </Link>
                    ))}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {fault !== undefined && <p className={`${s.foot} ${s.fault}`}>{fault}</p>}
    </Card>
  );
}
