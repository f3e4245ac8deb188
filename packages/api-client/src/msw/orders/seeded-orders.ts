import { dispatchDeadline, foldText, localDay, statusFamilies } from '@trastienda/domain';
import type { HttpHandler } from 'msw';
import type { CallAnswer, CallRequest } from '../../core/define-call.ts';
import {
  getOrderStatistics,
  getPendingEvidenceTotal,
  getPendingOrderStatistics,
  listOrders,
} from '../../services/kidal.calls.ts';
import type { OrderAnswer, OrderStatistics } from '../../services/orders.schemas.ts';
import { mock } from '../mock.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';
import { orderRow } from './order-row.ts';

/** The seed of every list that names none: a picture taken today is the picture taken tomorrow. */
export const ORDERS_SEED = 20_251_125;

/** The moment that the lists are read at: that of the portal's stories. */
const READ_AT = '2025-11-25T15:42:00.000Z';

const deadlineWords = {
  overdue: 'vencido',
  today: 'hoy',
  soon: '24h',
  'on-track': null,
  none: null,
} as const;

const deadlineOf = ({ status, dataMarketplace: { shipBy } }: OrderAnswer) =>
  deadlineWords[dispatchDeadline({ shipBy, family: status }, { now: READ_AT }).state];

type Query = CallRequest<typeof listOrders>['query'];
type OrderPage = CallAnswer<typeof listOrders>;
type Test = (facts: OrderFacts, order: () => OrderAnswer) => boolean;

function testsOf(query: Query): Test[] {
  const tests: Test[] = [];
  const family = query['filter-status-family'];
  const channels = query['filter-marketplace'];
  const delivery = query['filter-deliveryType'];
  const begin = query['filter-date-range-begin'];
  const end = query['filter-date-range-end'];
  const number = query['filter-orderId'];
  const status = query['filter-status'];
  const deadline = query['filter-deadline'];
  if (family) tests.push((facts) => facts.status === family);
  if (channels && channels.length > 0) tests.push((facts) => channels.includes(facts.marketplace));
  if (delivery) tests.push((facts) => facts.deliveryType === delivery);
  if (query.filtro_evidencia_pendiente) tests.push((facts) => facts.evidencePending);
  if (begin) tests.push((facts) => (localDay(facts.purchasedAt) ?? '') >= begin);
  if (end) tests.push((facts) => (localDay(facts.purchasedAt) ?? '') <= end);
  if (deadline) tests.push((_, order) => deadlineOf(order()) === deadline);
  if (number) tests.push((_, order) => order().orderid === number);
  if (status !== undefined)
    tests.push((_, order) =>
      order().orderedProductsList.some((line) => line.colocationStatus?.id === status),
    );
  if (query.search) {
    const wanted = foldText(query.search);
    tests.push((_, order) => {
      const { orderid, clientData, orderedProductsList } = order();
      return (
        orderid.startsWith(wanted) ||
        foldText(clientData.fullname).includes(wanted) ||
        orderedProductsList.some(
          (line) => line.deliveryTrackId?.startsWith(wanted) || foldText(line.sku).includes(wanted),
        )
      );
    });
  }
  return tests;
}

/**
 * `count` orders, newest first, filtered and sorted by the contract. Rows are created when a
 * page requests them: 100,000 orders cost no more than the visible page.
 */
export function seededOrders(count: number, seed = ORDERS_SEED) {
  const factsAt = (at: number) => orderFacts(at, count, seed);
  const orderAt = (at: number) => orderRow(factsAt(at), seed);
  const selections = new Map<string, readonly number[]>();

  function select(query: Query): readonly number[] | null {
    const tests = testsOf(query);
    if (tests.length === 0 && !query.sort) return null;
    const key = JSON.stringify({ ...query, page: 0, pageSize: 0 });
    const known = selections.get(key);
    if (known) return known;
    const found: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const facts = factsAt(at);
      let made: OrderAnswer | undefined;
      const order = () => (made ??= orderRow(facts, seed));
      if (tests.every((test) => test(facts, order))) found.push(at);
    }
    if (query.sort) {
      const sign = query.sort === 'total_desc' ? -1 : 1;
      const valueOf = (order: OrderAnswer) =>
        query.sort === 'ship_by'
          ? Date.parse(order.dataMarketplace.shipBy ?? order.purchase_date)
          : order.paymentData.total;
      const values = new Map(found.map((at) => [at, valueOf(orderAt(at))]));
      found.sort((a, b) => sign * ((values.get(a) ?? 0) - (values.get(b) ?? 0)) || a - b);
    }
    selections.set(key, found);
    return found;
  }

  const page = ({ query }: Pick<CallRequest<typeof listOrders>, 'query'>): OrderPage => {
    const size = query.pageSize ?? 20;
    const number = query.page ?? 1;
    const selection = select(query);
    const total = selection?.length ?? count;
    const start = Math.min((number - 1) * size, total);
    const rows = Array.from({ length: Math.min(size, total - start) }, (_, row) => start + row);
    return {
      data: rows.map((row) => orderAt(selection?.[row] ?? row)),
      pagination: { total_registros: total, page_size: size, page: number },
    };
  };

  const statistics = (
    accepts: (facts: OrderFacts) => boolean = () => true,
    query: Query = {},
  ): OrderStatistics => {
    const tests = testsOf(query);
    const due = new Map<string, NonNullable<OrderStatistics['deadlines']>[number]>();
    const counts: Record<string, number> = { PG: 0, CS: 0, SR: 0, SP: 0, SN: 0, SB: 0 };
    const families: Record<string, number> = Object.fromEntries(statusFamilies.map((family) => [family, 0]));
    const entries = new Map<string, { status: string; total: number; marketPlace: string }>();
    for (let at = 0; at < count; at += 1) {
      const facts = factsAt(at);
      let made: OrderAnswer | undefined;
      const order = () => (made ??= orderRow(facts, seed));
      if (!accepts(facts) || !tests.every((test) => test(facts, order))) continue;
      // Whole orders are made of those alone that have a hand-over to come.
      const isWaiting = facts.status === 'pendiente' || facts.status === 'listo_para_enviar';
      const deadline = isWaiting ? deadlineOf(order()) : null;
      if (deadline !== null) {
        const place = `${deadline} ${facts.status} ${facts.marketplace}`;
        const row = due.get(place) ?? {
          deadline,
          status: facts.status,
          total: 0,
          marketPlace: facts.marketplace,
        };
        due.set(place, { ...row, total: row.total + 1 });
      }
      counts[facts.marketplace] = (counts[facts.marketplace] ?? 0) + 1;
      families[facts.status] = (families[facts.status] ?? 0) + 1;
      const key = `${facts.status} ${facts.marketplace}`;
      const entry = entries.get(key) ?? { status: facts.status, total: 0, marketPlace: facts.marketplace };
      entries.set(key, { ...entry, total: entry.total + 1 });
    }
    return { data: [...entries.values()], counts, families, deadlines: [...due.values()] };
  };

  return { page, statistics, orderAt };
}

/** Pages of 0, 1, 51 or 100,000 orders, for `mock(listOrders).reply(orderPages(51))`. */
export const orderPages = (count: number, seed = ORDERS_SEED) => seededOrders(count, seed).page;

/** The order list and everything that counts it, agreeing with one another. */
export function orderHandlers(count: number, seed = ORDERS_SEED): HttpHandler[] {
  const orders = seededOrders(count, seed);
  return [
    mock(listOrders).reply(orders.page),
    mock(getOrderStatistics).reply(({ query }) => orders.statistics(undefined, query)),
    mock(getPendingOrderStatistics).reply(() => orders.statistics((facts) => facts.status === 'pendiente')),
    mock(getPendingEvidenceTotal).reply(() => ({
      total: orders.page({ query: { filtro_evidencia_pendiente: 'true', pageSize: 1 } }).pagination
        .total_registros,
    })),
  ];
}
