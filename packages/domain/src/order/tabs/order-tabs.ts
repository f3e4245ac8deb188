import type { MaybeText } from '../../internal/text.ts';
import type { StatusFamily } from '../status/status-families.ts';

export type OrderTabId =
  | 'todos'
  | 'en-preparacion'
  | 'listos-para-enviar'
  | 'en-transito'
  | 'finalizados'
  | 'cancelados';

export interface OrderTab {
  /** The value of the query `status`. */
  readonly id: OrderTabId;
  readonly label: string;
  /** The filter-status-family it sends; null sends none. */
  readonly family: StatusFamily | null;
}

/** The tabs of /mis-pedidos in their order. */
export const orderTabs: readonly OrderTab[] = [
  { id: 'todos', label: 'Todos', family: null },
  { id: 'en-preparacion', label: 'En preparación', family: 'pendiente' },
  { id: 'listos-para-enviar', label: 'Listos para enviar', family: 'listo_para_enviar' },
  { id: 'en-transito', label: 'En tránsito', family: 'transito' },
  { id: 'finalizados', label: 'Finalizados', family: 'finalizado' },
  { id: 'cancelados', label: 'Cancelados', family: 'cancelado' },
];

/**
 * The tab that the query `status` names; todos when it is missing or unknown.
 * @example orderTabOf('en-transito') // => 'en-transito'
 * @example orderTabOf('otra-cosa') // => 'todos'
 */
export function orderTabOf(status: MaybeText): OrderTabId {
  return orderTabs.find((tab) => tab.id === status)?.id ?? 'todos';
}

/**
 * The status family that a tab asks for; null for todos and for an unknown tab.
 * @example statusFamilyOfTab('listos-para-enviar') // => 'listo_para_enviar'
 * @example statusFamilyOfTab('todos') // => null
 */
export function statusFamilyOfTab(tab: MaybeText): StatusFamily | null {
  return orderTabs.find(({ id }) => id === tab)?.family ?? null;
}

/**
 * The tab that lists a status family; todos for none.
 * @example tabOfStatusFamily('transito') // => 'en-transito'
 */
export function tabOfStatusFamily(family: StatusFamily | null | undefined): OrderTabId {
  return orderTabs.find((tab) => tab.family === family)?.id ?? 'todos';
}
