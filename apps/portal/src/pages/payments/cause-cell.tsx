import type { OrderNet } from '@trastienda/api-client';
import { TriangleIcon } from '@trastienda/ui/icons';
import { causeTitle, isRealCause } from '../../entities/deposit/words.ts';
import * as s from './payments.css.ts';

/** Why less came: the first cause in words, how many more there are; rounding is no cause to act on. */
export function CauseCell({ net: { causes } }: { readonly net: Pick<OrderNet, 'causes'> }) {
  const real = causes.filter(isRealCause);
  const [first] = real;
  if (first === undefined)
    return causes.length > 0 ? <span className={s.note}>Redondeo de centavos</span> : null;
  return (
    <span className={s.cause}>
      <TriangleIcon size={16} className={s.causeIcon} />
      <span className={s.causeWords}>
        <span className={s.causeTitle}>
          {causeTitle(first)}
          {real.length > 1 && ` y ${real.length - 1} más`}
        </span>
        <span className={s.note}>{first.note}</span>
      </span>
    </span>
  );
}
