import { Badge } from '@trastienda/ui/Badge';
import { CellText } from '@trastienda/ui/DataTable';
import { ClockIcon, TriangleIcon } from '@trastienda/ui/icons';
import type { Deadline } from '../order-summary.ts';
import * as s from './cells.css.ts';

/** What is due next, in a cell: a badge where it is close or late. */
export function DeadlineCell({ label, note, tone }: Deadline) {
  if (tone !== 'neutral') {
    return (
      <Badge tone={tone} icon={label.startsWith('Retraso') ? TriangleIcon : ClockIcon}>
        {label}
      </Badge>
    );
  }
  return (
    <CellText secondary={note === '' ? undefined : note}>
      <span className={`${s.plain} ${s.figures}`}>{label}</span>
    </CellText>
  );
}
