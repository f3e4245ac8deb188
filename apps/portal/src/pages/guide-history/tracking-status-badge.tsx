import { trackingFamily, type TrackingState, trackingStateLabel } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { TriangleIcon } from '@trastienda/ui/icons';
import { StatusLabel } from '@trastienda/ui/StatusLabel';

/** The state of a guide: word and sign of that part of an order's life; only a differing state is a badge. */
export function TrackingStatusBadge({ state }: { readonly state: TrackingState }) {
  const label = trackingStateLabel(state);
  const family = trackingFamily(state);
  if (family !== null) return <StatusLabel status={family} label={label} />;
  return (
    <Badge tone={state === 'incidencia' ? 'critical' : 'warning'} icon={TriangleIcon}>
      {label}
    </Badge>
  );
}
