import { foundFaults, type QueryFault } from './query-faults.ts';
import type { Order } from './model.ts';
import type { Shop } from './shop.ts';

export const statuses = [
  'auto-draft',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
];
const orderings = ['date', 'id', 'include', 'title', 'slug', 'modified'];

/** Reads a time as WordPress does: with a zone it is turned into the site's local time, without one it is left as it is. */
function comparedTime(shop: Shop, text: string): number {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Math.floor(Date.parse(hasZone ? text : `${text}Z`) / 1000);
  return hasZone ? time + shop.settings.zone * 60 : time;
}

/** Whether an order lies between the times of the query. All of them are exclusive. */
function timeFilter(shop: Shop, query: URLSearchParams): (order: Order) => boolean {
  // What is compared is the column in GMT or the local one; what it is compared with was read without asking which.
  const isGmt = ['true', '1'].includes(query.get('dates_are_gmt') ?? '');
  const created = (order: Order) => order.createdAt + (isGmt ? 0 : shop.settings.zone * 60);
  const modified = (order: Order) => (isGmt ? order.modifiedAt : order.sortKey);
  const tests: ((order: Order) => boolean)[] = [];
  for (const [name, timeOf] of [
    ['', created],
    ['modified_', modified],
  ] as const) {
    const after = query.get(`${name}after`);
    const before = query.get(`${name}before`);
    if (after !== null) tests.push((order) => timeOf(order) > comparedTime(shop, after));
    if (before !== null) tests.push((order) => timeOf(order) < comparedTime(shop, before));
  }
  return (order) => tests.every((test) => test(order));
}

const idsOf = (query: URLSearchParams, name: string) =>
  [...query.getAll(name), ...query.getAll(`${name}[]`)]
    .flatMap((text) => text.split(','))
    .map(Number)
    .filter(Boolean);

/** The orders that a query asks for, by WordPress' rules, or why it asks for none. */
export function queriedOrders(
  shop: Shop,
  query: URLSearchParams,
):
  | { readonly orders: Order[]; readonly total: number; readonly pages: number }
  | { readonly faults: QueryFault[] } {
  const asked = [...query.getAll('status'), ...query.getAll('status[]')].flatMap((text) => text.split(','));
  const faults = foundFaults(query, orderings, [...statuses, 'any', 'trash'], asked);
  if (faults.length > 0) return { faults };

  const wanted = new Set(asked.length === 0 ? ['any'] : asked);
  // Whatever 'any' is, it is not the trash.
  const hasStatus = ({ status }: Order) =>
    wanted.has(status) || (wanted.has('any') && !['trash', 'auto-draft', 'checkout-draft'].includes(status));
  const isInTime = timeFilter(shop, query);
  const include = idsOf(query, 'include');
  const exclude = new Set(idsOf(query, 'exclude'));
  const found = [...shop.orders.values()].filter(
    (order) =>
      hasStatus(order) &&
      isInTime(order) &&
      (include.length === 0 || include.includes(order.id)) &&
      !exclude.has(order.id),
  );
  const orderby = query.get('orderby') ?? 'date';
  const direction = query.get('order') === 'asc' ? 1 : -1;
  const keyOf = (order: Order) =>
    orderby === 'modified' ? order.sortKey : orderby === 'id' ? order.id : order.createdAt;
  const ties = new Map(
    found.map((order) => [order, shop.settings.ties === 'shuffled' ? shop.random() : order.id]),
  );
  found.sort((a, b) => direction * (keyOf(a) - keyOf(b) || (ties.get(a) ?? 0) - (ties.get(b) ?? 0)));
  const perPage = Number(query.get('per_page') ?? 10);
  const start = query.has('offset')
    ? Number(query.get('offset'))
    : (Number(query.get('page') ?? 1) - 1) * perPage;
  return {
    orders: found.slice(start, start + perPage).filter(({ id }) => !shop.broken.has(id)),
    total: found.length,
    pages: Math.ceil(found.length / perPage),
  };
}
