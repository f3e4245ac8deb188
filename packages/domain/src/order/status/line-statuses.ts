import type { StatusFamily } from './status-families.ts';

export type LineStatusId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface LineStatus {
  /** colocationStatus.id */
  readonly id: LineStatusId;
  /** colocationStatus.name; what a merchant reads is `lineStatusLabel`. */
  readonly name: string;
  readonly family: StatusFamily;
}

/** The nine statuses of an order line. */
export const lineStatuses: readonly LineStatus[] = [
  { id: 1, name: 'Pendiente', family: 'pendiente' },
  { id: 2, name: 'Aceptado', family: 'pendiente' },
  { id: 3, name: 'Guía generada', family: 'listo_para_enviar' },
  { id: 4, name: 'Recolección solicitada', family: 'listo_para_enviar' },
  { id: 5, name: 'En tránsito', family: 'transito' },
  { id: 6, name: 'En ruta de entrega', family: 'transito' },
  { id: 7, name: 'Entregado', family: 'finalizado' },
  { id: 8, name: 'Cancelado', family: 'cancelado' },
  { id: 9, name: 'Devuelto', family: 'finalizado' },
];

/** The status of an id, `undefined` for an unknown one. @example lineStatusOf(7)?.name // => 'Entregado' */
export function lineStatusOf(id: number | null | undefined): LineStatus | undefined {
  return lineStatuses.find((status) => status.id === id);
}

/**
 * The merchant's word for a line's status, `undefined` for an unknown one: a waiting piece is called as its order is, for
 * 'Pendiente' is on no page.
 * @example lineStatusLabel(1) // => 'En preparación'
 */
export function lineStatusLabel(id: number | null | undefined): string | undefined {
  // The name is that of `statusLabel`, whose table would weigh on every reason of an action.
  return id === 1 ? 'En preparación' : lineStatusOf(id)?.name;
}
