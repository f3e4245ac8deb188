import { localDay } from '@trastienda/domain';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../core/create-client.ts';
import { getOrderStatistics, getPendingEvidenceTotal, listOrders } from '../../services/kidal.calls.ts';
import { useServer } from '../../testing/use-server.ts';
import { orderHandlers, orderPages, seededOrders } from './seeded-orders.ts';

const server = useServer([]);
const request = createClient({ baseUrl: 'http://localhost' });
type Query = Parameters<ReturnType<typeof orderPages>>[0]['query'];

/** Every row that a query selects, page by page. */
const all = (count: number, query: Query) => {
  const page = orderPages(count);
  const first = page({ query: { ...query, pageSize: 100, page: 1 } });
  const pages = Math.ceil(first.pagination.total_registros / 100);
  return Array.from(
    { length: pages },
    (_, at) => page({ query: { ...query, pageSize: 100, page: at + 1 } }).data,
  ).flat();
};

describe('lists of orders for stories and tests', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [51, 20, 11],
    [100_000, 20, 20],
  ])('of %i orders: %i on the first page, %i on the last (S3.15)', (count, first, last) => {
    const page = orderPages(count);
    expect(page({ query: {} })).toMatchObject({
      pagination: { total_registros: count, page_size: 20, page: 1 },
    });
    expect(page({ query: {} }).data).toHaveLength(first);
    expect(page({ query: { page: Math.max(1, Math.ceil(count / 20)) } }).data).toHaveLength(last);
    expect(page({ query: { page: 999_999 } }).data).toEqual([]);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(orderPages(51)({ query: {} })).toEqual(orderPages(51)({ query: {} }));
    expect(orderPages(51, 2)({ query: {} })).not.toEqual(orderPages(51)({ query: {} }));
  });

  it('are newest first, each with a number of its own, amounts that add up and a place that exists', () => {
    const orders = all(300, {});
    expect(new Set(orders.map((order) => order.orderid)).size).toBe(300);
    const dates = orders.map((order) => order.purchase_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { paymentData, orderedProductsList, shippingAddress } of orders) {
      const lines = orderedProductsList.reduce((sum, line) => sum + Math.round(line.totalSale * 100), 0);
      expect(Math.round(paymentData.total * 100)).toBe(lines);
      expect(shippingAddress.zipCode).toMatch(/^\d{5}$/);
    }
  });

  it('answer every filter of the contract (S7.23, S7.24, S7.25)', () => {
    const whole = all(2000, {});
    const ids = (query: Query) => all(2000, query).map((order) => order.orderid);
    const where = (accepts: (order: (typeof whole)[number]) => boolean) =>
      whole.filter(accepts).map((order) => order.orderid);
    const [sample] = whole;
    if (!sample) throw new Error('no orders');

    expect(ids({ 'filter-status-family': 'transito' })).toEqual(
      where((order) => order.status === 'transito'),
    );
    expect(ids({ 'filter-marketplace': ['CS', 'ML'] })).toEqual(
      where((order) => ['CS', 'ML'].includes(order.marketplace)),
    );
    expect(ids({ 'filter-orderId': sample.orderid })).toEqual([sample.orderid]);
    expect(ids({ 'filter-status': 5 })).toEqual(
      where((order) => order.orderedProductsList.some((line) => line.colocationStatus?.id === 5)),
    );
    expect(ids({ filtro_evidencia_pendiente: 'true' })).toEqual(
      where((order) => order.dataMarketplace.evidencePending),
    );
    const day = (order: typeof sample) => localDay(order.purchase_date) ?? '';
    expect(ids({ 'filter-date-range-begin': '2025-10-01', 'filter-date-range-end': '2025-10-31' })).toEqual(
      where((order) => day(order) >= '2025-10-01' && day(order) <= '2025-10-31'),
    );
    for (const list of [
      ids({ 'filter-status-family': 'transito' }),
      ids({ filtro_evidencia_pendiente: 'true' }),
    ])
      expect(list.length).toBeGreaterThan(0);
  });

  it('search the start of a number or guide, and any part of a name or SKU, without accents', () => {
    const named = all(500, { search: 'ZUNIGA' });
    expect(named.length).toBeGreaterThan(0);
    for (const order of named) expect(order.clientData.fullname).toContain('Zúñiga');
    expect(
      all(500, { search: 'tap-' }).every((order) => order.orderedProductsList[0]?.sku === 'TAP-120'),
    ).toBe(true);
    expect(all(500, { search: 'nada de esto' })).toEqual([]);
  });

  it('sort by total and by the latest hand-over', () => {
    const totals = all(300, { sort: 'total_desc' }).map((order) => order.paymentData.total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const dates = all(300, { sort: 'ship_by' }).map((order) => order.dataMarketplace.shipBy);
    expect(dates).toEqual(dates.toSorted());
  });

  it('make only the page that is asked for', () => {
    const { orderAt } = seededOrders(100_000);
    expect(orderPages(100_000)({ query: { page: 5000 } }).data[0]).toEqual(orderAt(99_980));
  });
});

describe('what counts the orders agrees with the list', () => {
  it('per family, per channel and for the evidence that is missing (S3.17, S7.26, S7.28)', async () => {
    server.use(...orderHandlers(800));
    const input = { params: { storeId: '10452' } };
    const statistics = await request(getOrderStatistics, input);
    const evidence = await request(getPendingEvidenceTotal, input);
    const finished = await request(listOrders, { ...input, query: { 'filter-status-family': 'finalizado' } });
    if (!statistics.ok || !evidence.ok || !finished.ok) throw new Error('a call failed');
    expect(statistics.value.families['finalizado']).toBe(finished.value.total);
    const orders = all(800, {});
    expect(statistics.value.counts['CS']).toBe(orders.filter((order) => order.marketplace === 'CS').length);
    expect(Object.keys(statistics.value.counts)).toEqual(
      expect.arrayContaining(['PG', 'CS', 'SR', 'SP', 'SN', 'SB']),
    );
    expect(evidence.value.total).toBe(orders.filter((order) => order.dataMarketplace.evidencePending).length);
  });
});
