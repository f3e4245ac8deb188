import { channelName } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { CheckCircleIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { type ProductForm, putEntry, useFault, useFieldOf } from '../form-view.ts';
import type { FormChannel } from '../model/fields.ts';
import * as s from '../product-form.css.ts';

type Blocker = { readonly field: string; readonly message: string };

type Props = {
  readonly form: ProductForm;
  readonly channels: readonly FormChannel[];
  /** The missing data for a channel. */
  readonly blockersOf: (code: FormChannel) => readonly Blocker[];
  readonly onGo: (field: string) => void;
};

/** The channels on which it is sold, and the obstacles on each. */
export function ChannelsCard({ form, channels, blockersOf, onGo }: Props) {
  const fault = useFault(form, 'active.SR');
  const active = useFieldOf(form, 'active');
  const chosen = channels.filter((code) => active[code]);
  // The data that all of them miss is named once.
  const [first, ...others] = chosen.map(blockersOf);
  const common = (first ?? []).filter(({ field }) =>
    others.every((list) => list.some((one) => one.field === field)),
  );
  const isShared = chosen.length > 1 && common.length > 0;
  const own = (code: FormChannel) =>
    isShared
      ? blockersOf(code).filter(({ field }) => !common.some((one) => one.field === field))
      : blockersOf(code);
  return (
    <Card title="Canales" flush data-field="active">
      <ul className={s.rows}>
        {channels.map((code) => {
          const blockers = blockersOf(code);
          return (
            <li key={code} className={s.row}>
              <Checkbox
                className={s.grow}
                isSelected={active[code]}
                onChange={(on) => putEntry(form, 'active', code, on)}
              >
                <span className={s.line}>
                  <ChannelTile code={code} size="sm" />
                  {channelName(code)}
                </span>
              </Checkbox>
              {!active[code] ? (
                <span className={s.note}>No se publica aquí</span>
              ) : blockers.length === 0 ? (
                <span className={s.state}>
                  <CheckCircleIcon size={16} className={s.good} />
                  Listo para publicar
                </span>
              ) : (
                <>
                  <span className={s.state}>
                    <TriangleIcon size={16} className={s.bad} />
                    {blockers.length === 1 ? 'Le falta 1 dato' : `Le faltan ${blockers.length} datos`}
                  </span>
                  <Blockers blockers={own(code)} onGo={onGo} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {isShared && (
        <div className={s.foot}>
          <span className={s.group}>Antes de publicar</span>
          <Blockers blockers={common} onGo={onGo} />
        </div>
      )}
      {fault !== undefined && <p className={`${s.foot} ${s.fault}`}>{fault}</p>}
    </Card>
  );
}

type BlockersProps = Pick<Props, 'onGo'> & { readonly blockers: readonly Blocker[] };

/** Each a line that leads to its field. */
function Blockers({ blockers, onGo }: BlockersProps) {
  if (blockers.length === 0) return null;
  return (
    <ul className={s.blockers}>
      {blockers.map(({ field, message }) => (
        <li key={field}>
          <Link onPress={() => onGo(field)}>{message}</Link>
        </li>
      ))}
    </ul>
  );
}
