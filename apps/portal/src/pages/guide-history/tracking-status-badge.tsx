import { trackingFamily, type TrackingState, trackingStateLabel } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { TriangleIcon } from '@trastienda/ui/icons';
import { StatusLabel } from '@trastienda/ui/StatusLabel';

/** Where a guide is: word and sign of the part of an order's life; only what differs from it is a badge. */
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
