import { Card } from '@trastienda/ui/Card';
import { Link } from '@trastienda/ui/Link';
import { completenessOf } from '../model/content.ts';
import type { ProductFields } from '../model/fields.ts';
import type { CategoryAttribute } from '../operations.ts';
import * as s from '../product-form.css.ts';

type Props = {
  readonly fields: ProductFields;
  /** The attributes of the category. */
  readonly attributes: readonly CategoryAttribute[];
  /** The stored completeness: the share of the changes is shown apart. */
  readonly before?: ProductFields;
  readonly onGo: (field: string) => void;
};

/** The completeness of the listing, and the data that would add to it. */
export function CompletenessCard({ fields, attributes, before, onGo }: Props) {
  const { percent, done, count, missing } = completenessOf(fields, attributes);
  const kept = before ? completenessOf(before, attributes).percent : percent;
  return (
    <Card
      title={`Publicación completa al ${kept} %`}
      action={
        <span className={s.note}>
          {kept === percent ? `${done} de ${count} datos` : `${percent} % al guardar`}
        </span>
      }
    >
      <div className={s.fields}>
        <div className={s.bar} aria-hidden>
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={`${s.tick} ${at < done ? s.tickDone : ''}`} />
          ))}
        </div>
        {missing.length === 0 ? (
          <p className={s.note}>No le falta nada.</p>
        ) : (
          <ul className={s.missing} aria-label="Lo que falta">
            {missing.map(({ lack, label, field, gain }) => (
              <li key={lack} className={s.spread}>
                <Link onPress={() => onGo(field)}>{label}</Link>
                <span className={s.note}>{`+${gain} %`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
