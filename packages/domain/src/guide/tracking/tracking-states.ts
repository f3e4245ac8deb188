import type { StatusFamily } from '../../order/status/status-families.ts';

/** The states that a carrier may report of a guide. */
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

const families: Readonly<Record<TrackingState, StatusFamily | null>> = {
  generada: 'listo_para_enviar',
  recolectada: 'transito',
  en_transito: 'transito',
  en_ruta: 'transito',
  entregada: 'finalizado',
  incidencia: null,
  cancelada: 'cancelado',
  devuelta: null,
};

/**
 * The part of an order's life that a tracking state belongs to; `null` for what differs from it.
 * @example trackingFamily('en_ruta') // => 'transito'
 */
export function trackingFamily(state: TrackingState): StatusFamily | null {
  return families[state];
}

/** The merchant's word for a tracking state. @example trackingStateLabel('en_ruta') // => 'En ruta de entrega' */
export function trackingStateLabel(state: TrackingState): string {
  return labels[state];
}
