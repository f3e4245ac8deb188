/** What a carrier may report of a guide. Source: calls.md 24.4 (TrackingState). */
export const trackingStates = [
  'generada',
  'recolectada',
  'en_transito',
  'en_ruta',
  'entregada',
  'incidencia',
  'cancelada',
  'devuelta',
] as const;

export type TrackingState = (typeof trackingStates)[number];

const labels: Readonly<Record<TrackingState, string>> = {
  generada: 'Guía generada',
  recolectada: 'Recolectada',
  en_transito: 'En tránsito',
  en_ruta: 'En ruta de entrega',
  entregada: 'Entregada',
  incidencia: 'Con incidencia',
  cancelada: 'Cancelada',
  devuelta: 'Devuelta',
};

/** The merchant's word for a tracking state. @example trackingStateLabel('en_ruta') // => 'En ruta de entrega' */
export function trackingStateLabel(state: TrackingState): string {
  return labels[state];
}
