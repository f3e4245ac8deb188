import { channelCodes, deliveryTypes, lineStatuses, type OrderTabId, orderTabs } from '@trastienda/domain';
import {
  day,
  defineSearch,
  flag,
  manyOf,
  oneOf,
  optionalOneOf,
  pageNumber,
  pageSize,
  text,
  words,
} from './search-schema.ts';

/** Sorts that the service knows (calls.md 25.2); by default the newest purchase is first. */
export const orderSorts = ['recientes', 'ship_by', 'total_asc', 'total_desc'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The status of a waiting order's hand-over (D332). */
export const deadlines = ['vencido', 'hoy', '24h'] as const;
export type DeadlineFilter = (typeof deadlines)[number];

/** The orders screen as its address says it: tab, filters, sort, page, and the open order (D35, D37, D68, D167). */
export const ordersSearch = defineSearch({
  status: {
    ...oneOf(
      orderTabs.map(({ id }) => id),
      'todos',
    ),
    // The tab is always said: `/mis-pedidos?status=todos` is the address that the specification gives (D28, D29).
    format: (tab) => [tab],
  },
  search: words(120),
  canal: manyOf(channelCodes),
  desde: day(),
  hasta: day(),
  entrega: optionalOneOf(deliveryTypes),
  evidencia: flag(),
  /** Id of a line's status (`filter-status`, D68). */
  estado: optionalOneOf(lineStatuses.map(({ id }) => `${id}` as const)),
  /** A whole order number (`filter-orderId`). */
  numero: text(120),
  limite: optionalOneOf(deadlines),
  /** Absent: the tab's own order. */
  orden: optionalOneOf(orderSorts),
  pagina: pageNumber(),
  tamano: pageSize(),
  pedido: text(120),
});

export type OrdersSearch = ReturnType<typeof ordersSearch.parse>;

/** Orders of these tabs wait for a hand-over. */
export const isOfWaiting = (tab: OrderTabId): boolean =>
  tab === 'en-preparacion' || tab === 'listos-para-enviar';

/** The order of the list: as asked for, else what is due first where something waits, and the newest elsewhere (D332). */
export const sortOnShow = ({ status, orden }: Pick<OrdersSearch, 'status' | 'orden'>): OrderSort =>
  orden ?? (isOfWaiting(status) ? 'ship_by' : 'recientes');
