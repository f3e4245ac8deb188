import { Badge } from '@trastienda/ui/Badge';
import { CellText } from '@trastienda/ui/DataTable';
import { ClockIcon, TriangleIcon } from '@trastienda/ui/icons';
import type { Deadline } from './order-summary.ts';
import * as s from './cells.css.ts';

type Props = Deadline & {
  /** Under the status, and as quiet as every second line. */
  readonly isSecondLine?: boolean;
};

/** The next deadline, in a cell: a badge where it is close or late. */
export function DeadlineCell({ label, note, tone, isSecondLine = false }: Props) {
  if (tone !== 'neutral') {
    return (
      <Badge tone={tone} icon={label.startsWith('Retraso') ? TriangleIcon : ClockIcon}>
        {label}
      </Badge>
    );
  }
  if (isSecondLine) {
    return (
      <span className={s.second} title={label}>
        {label}
      </span>
    );
  }
  return (
    <CellText secondary={note === '' ? undefined : note}>
      <span className={`${s.plain} ${s.figures}`}>{label}</span>
    </CellText>
  );
}
