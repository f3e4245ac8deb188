import { lineStatusOf, type OrderFilters, statusFamilyOfTab } from '@trastienda/domain';
import type { CallInput, getOrderStatistics, listOrders } from '@trastienda/api-client';
import { type OrdersSearch, sortOnShow } from '../../shared/routes/orders-search.ts';

export type OrderQuery = NonNullable<CallInput<typeof listOrders>['query']>;
type CountedQuery = NonNullable<CallInput<typeof getOrderStatistics>['query']>;

/** The input of the statistics: the list's filters but tab, channel and hand-over, by which they count. */
export const countedQueryOf = (search: OrdersSearch): CountedQuery => ({
  ...(search.desde === null ? {} : { 'filter-date-range-begin': search.desde }),
  ...(search.hasta === null ? {} : { 'filter-date-range-end': search.hasta }),
  ...(search.entrega === null ? {} : { 'filter-deliveryType': search.entrega }),
  ...(search.evidencia ? { filtro_evidencia_pendiente: 'true' as const } : {}),
  ...(search.estado === null ? {} : { 'filter-status': Number(search.estado) }),
  ...(search.numero === '' ? {} : { 'filter-orderId': search.numero }),
  ...(search.search === '' ? {} : { search: search.search }),
});

/** The query of the service for a state of the screen (calls.md 8 and 25.2; D68). */
export function orderQueryOf(search: OrdersSearch): OrderQuery {
  const family = statusFamilyOfTab(search.status);
  const sort = sortOnShow(search);
  return {
    ...countedQueryOf(search),
    page: search.pagina,
    pageSize: search.tamano,
    ...(family === null ? {} : { 'filter-status-family': family }),
    ...(search.canal.length === 0 ? {} : { 'filter-marketplace': [...search.canal] }),
    ...(search.limite === null ? {} : { 'filter-deadline': search.limite }),
    ...(sort === 'recientes' ? {} : { sort }),
  };
}

/** The same question in the domain's words, for orders already at hand; the page and the sort do not matter. */
export const orderFiltersOf = (search: OrdersSearch): OrderFilters => ({
  family: statusFamilyOfTab(search.status),
  channels: search.canal,
  deliveryType: search.entrega,
  evidencePending: search.evidencia,
  firstDay: search.desde,
  lastDay: search.hasta,
  number: search.numero,
  lineStatus: lineStatusOf(search.estado === null ? null : Number(search.estado))?.id ?? null,
  search: search.search,
});
