import type { TrackingState } from '@trastienda/domain';
import { CheckCircleIcon, type Icon, LabelIcon, TriangleIcon, TruckIcon } from '@trastienda/ui/icons';

export type TrackingKind = 'guide' | 'tracking' | 'problem' | 'delivered';

/** What a carrier's report means for whoever sells. */
export const trackingKind = (state: TrackingState): TrackingKind => {
  if (state === 'generada') return 'guide';
  if (state === 'entregada') return 'delivered';
  return state === 'incidencia' || state === 'cancelada' || state === 'devuelta' ? 'problem' : 'tracking';
};

/** Its sign and tone on a timeline; the same wherever a guide's way is told. */
export const trackingLook: Readonly<
  Record<TrackingKind, { readonly icon: Icon; readonly tone: 'neutral' | 'critical' | 'success' }>
> = {
  guide: { icon: LabelIcon, tone: 'neutral' },
  tracking: { icon: TruckIcon, tone: 'neutral' },
  problem: { icon: TriangleIcon, tone: 'critical' },
  delivered: { icon: CheckCircleIcon, tone: 'success' },
};
