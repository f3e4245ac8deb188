import { Card } from '@trastienda/ui/Card';
import { Link } from '@trastienda/ui/Link';
import { memo, useMemo } from 'react';
import { useSettledPart } from '../../../shared/lib/use-settled-part.ts';
import type { ProductForm, ProductView } from '../form-view.ts';
import { completenessOf } from '../model/content.ts';
import type { CategoryAttribute } from '../operations.ts';
import * as s from '../product-form.css.ts';

type Props = {
  readonly form: ProductForm;
  /** The attributes of the category. */
  readonly attributes: readonly CategoryAttribute[];
  readonly onGo: (field: string) => void;
};

/** Milliseconds after the last key. */
const pause = 150;

/** The completeness of the listing, and the data that would add to it; of a stored product, the share of the changes apart. */
export function CompletenessCard({ form, ...props }: Props) {
  // The figures of a thousand SKUs wait until the keys rest.
  const { fields, before } = useSettledPart(form.view, (view) => view, pause);
  return <Figures {...props} fields={fields} before={before} />;
}

type FiguresProps = Omit<Props, 'form'> & Pick<ProductView, 'fields' | 'before'>;

const Figures = memo(function Figures({ fields, attributes, before, onGo }: FiguresProps) {
  const { percent, done, count, missing } = useMemo(
    () => completenessOf(fields, attributes),
    [fields, attributes],
  );
  const stored = useMemo(
    () => (before === null ? null : completenessOf(before, attributes).percent),
    [before, attributes],
  );
  const kept = stored ?? percent;
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
});
