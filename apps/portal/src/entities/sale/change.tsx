import { absentValue, formatPercent, roundTo } from '@trastienda/domain';
import { ArrowDownIcon, ArrowUpIcon } from '@trastienda/ui/icons';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import * as s from './sale.css.ts';

/** Arrow, sign and percent: never colour alone (experience.md 8). `null` where there is nothing to compare with. */
export function Change({ percent }: { readonly percent: number | null }) {
  if (percent === null) return absentValue;
  const rounded = roundTo(percent, 1);
  if (rounded === 0) return <span className={s.change.same}>{formatPercent(0)}</span>;
  const Arrow = rounded > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className={s.change[rounded > 0 ? 'up' : 'down']}>
      <Arrow size={16} aria-hidden />
      <VisuallyHidden>{rounded > 0 ? 'sube' : 'baja'} </VisuallyHidden>
      {`${rounded > 0 ? '+' : ''}${formatPercent(rounded)}`}
    </span>
  );
}
