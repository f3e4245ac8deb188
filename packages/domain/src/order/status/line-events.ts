import { fail, ok, type Result } from '../../shared/result.ts';
import type { TrackingState } from '../../guide/tracking/tracking-states.ts';
import { type LineStatusId, lineStatusLabel } from './line-statuses.ts';

export interface LineTransition {
  readonly from: readonly LineStatusId[];
  /** Further statuses it may start from when the merchant delivers (deliveryType entrega_propia). */
  readonly fromWithOwnDelivery?: readonly LineStatusId[];
  readonly to: LineStatusId;
  /** Effect on the line's guide: cancelled with the line, or cleared from it. */
  readonly guide?: 'cancelled' | 'cleared';
}

/** The events, with the status that each leads from and to; what is not here is refused (409). */
export const lineTransitions = {
  /** TP aceptar_orden, WC accept */
  accept: { from: [1], to: 2 },
  /** createOrderShipment and each channel's own shipping call */
  ship: { from: [1, 2], to: 3 },
  /** requestPickup with the line's guide */
  requestPickup: { from: [3], to: 4 },
  /** tracking recolectada or en_transito */
  moveInTransit: { from: [3, 4], to: 5 },
  /** tracking en_ruta or incidencia */
  goOutForDelivery: { from: [3, 4, 5], to: 6 },
  /** tracking entregada, deliverOrder, WC complete */
  deliver: { from: [3, 4, 5, 6], fromWithOwnDelivery: [1, 2], to: 7 },
  /** cancelOrder, TP rechazar_orden, WC cancel */
  cancel: { from: [1, 2, 3, 4], to: 8, guide: 'cancelled' },
  /** tracking devuelta */
  return: { from: [5, 6, 7], to: 9 },
  /** The merchant finished the order in her own shop. */
  channelDone: { from: [1, 2, 3, 4, 5, 6], to: 7 },
  /** The order was cancelled in the merchant's own shop, or its money went back there. */
  channelCancel: { from: [1, 2], to: 8 },
  /** cancelCourierGuide: deliveryTrackId and dataGuia are cleared */
  cancelGuide: { from: [3, 4], to: 2, guide: 'cleared' },
} as const satisfies Record<string, LineTransition>;

export type LineEvent = keyof typeof lineTransitions;

/**
 * The status of a line after an event, or a refusal that changes nothing. `deliver` from statuses 1 and 2
 * needs deliveryType 'entrega_propia'. A line without status counts as 1.
 * @example nextLineStatus('ship', 2) // => { ok: true, value: 3 }
 * @example nextLineStatus('cancel', 5) // => { ok: false, error: { code: 'not_allowed', message: 'Ya está en «En tránsito»' } }
 */
export function nextLineStatus(
  event: LineEvent,
  statusId: number | null | undefined,
  { deliveryType }: { readonly deliveryType?: string | null } = {},
): Result<LineStatusId, 'not_allowed'> {
  const { from, fromWithOwnDelivery = [], to }: LineTransition = lineTransitions[event];
  const current = statusId ?? 1;
  const allowed: readonly number[] =
    deliveryType === 'entrega_propia' ? [...from, ...fromWithOwnDelivery] : from;
  if (allowed.includes(current)) return ok(to);
  // Statuses are numbered in the order of a line's life.
  const when = allowed.some((id) => id > current) ? 'Todavía está' : 'Ya está';
  return fail('not_allowed', `${when} en «${lineStatusLabel(current) ?? current}»`);
}

const eventsOfTracking: Readonly<Record<TrackingState, LineEvent | null>> = {
  generada: null,
  recolectada: 'moveInTransit',
  en_transito: 'moveInTransit',
  en_ruta: 'goOutForDelivery',
  incidencia: 'goOutForDelivery',
  entregada: 'deliver',
  cancelada: null,
  devuelta: 'return',
};

/**
 * The line event that a carrier's report means, null for one that moves no line.
 * @example lineEventOfTracking('incidencia') // => 'goOutForDelivery'
 */
export function lineEventOfTracking(state: TrackingState): LineEvent | null {
  return eventsOfTracking[state];
}
