import { ordersSearch, type OrdersSearch } from '../../../shared/routes/orders-search.ts';

/** A view is an address under a name; the page and the order on show are no part of it. */
export type OrderView = { readonly id: string; readonly name: string; readonly address: string };

/** The values of the screen that a view stores. */
export const addressOf = (search: OrdersSearch): string =>
  ordersSearch.format({ ...search, pagina: ordersSearch.defaults.pagina, pedido: '' });

/** The state of the screen that a view names; an address of an older release reads as some state too. */
export const searchOf = ({ address }: OrderView): OrdersSearch =>
  ordersSearch.parse(new URLSearchParams(address));

/** Whether a view shows what is on show. */
export const isShown = (view: OrderView, search: OrdersSearch): boolean =>
  addressOf(searchOf(view)) === addressOf(search);

const isView = (value: unknown): value is OrderView =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'address'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** Returns the views of the persistent store; a value that is no view is left out. */
export const readViews = (kept: unknown): readonly OrderView[] =>
  Array.isArray(kept) ? kept.filter(isView) : [];
