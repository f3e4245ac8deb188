import { type StatusFamily, trackingFamily, type TrackingState } from '@trastienda/domain';
import { CheckCircleIcon, type Icon, LabelIcon, TriangleIcon, TruckIcon } from '@trastienda/ui/icons';

export type TrackingKind = 'guide' | 'tracking' | 'problem' | 'delivered';

const kinds: Readonly<Record<StatusFamily, TrackingKind>> = {
  pendiente: 'guide',
  listo_para_enviar: 'guide',
  transito: 'tracking',
  finalizado: 'delivered',
  cancelado: 'problem',
};

/** The meaning of a carrier's report for the merchant; a state outside of an order's life is a problem. */
export function trackingKind(state: TrackingState): TrackingKind {
  const family = trackingFamily(state);
  return family === null ? 'problem' : kinds[family];
}

/** The icon and tone of a state on a timeline, the same everywhere. */
export const trackingLook: Readonly<
  Record<TrackingKind, { readonly icon: Icon; readonly tone: 'neutral' | 'critical' | 'success' }>
> = {
  guide: { icon: LabelIcon, tone: 'neutral' },
  tracking: { icon: TruckIcon, tone: 'neutral' },
  problem: { icon: TriangleIcon, tone: 'critical' },
  delivered: { icon: CheckCircleIcon, tone: 'success' },
};
