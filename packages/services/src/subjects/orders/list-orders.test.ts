import type { CallInput, listOrders, OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { channelCodes, dispatchDeadline, localDay, statusFamilies } from '@trastienda/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);

type Query = NonNullable<CallInput<typeof listOrders>['query']>;

let all: OrderAnswer[] = [];

const page = (query: Query, storeId = CASA_LUMBRE) =>
  ask(calls.listOrders, { params: { storeId }, query }, { storeId });

beforeAll(async () => {
  for (let at = 1; ; at += 1) {
    const { data } = await page({ page: at, pageSize: 100 });
    all.push(...data);
    if (data.length < 100) break;
  }
  all = JSON.parse(JSON.stringify(all)) as OrderAnswer[];
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const words = { overdue: 'vencido', today: 'hoy', soon: '24h', 'on-track': null, none: null } as const;

/** Returns the portal's word for the order's hand-over, by the domain's own rule. */
const deadlineWord = ({ status, dataMarketplace: { shipBy } }: OrderAnswer) =>
  words[
    dispatchDeadline({ shipBy, family: status }, { now: NOW.toISOString(), timeZone: 'America/Mexico_City' })
      .state
  ];

/** The contract's words, read once more in plain JavaScript (calls.md 25.2, D68, D165). */
function matchesInPlainWords(order: OrderAnswer, query: Query): boolean {
  const day = localDay(order.purchase_date, 'America/Mexico_City') ?? '';
  const lines = order.orderedProductsList;
  const begin = query['filter-date-range-begin'];
  const end = query['filter-date-range-end'];
  const channels = query['filter-marketplace'];
  const search = query.search ?? '';
  const found =
    search === '' ||
    order.orderid.startsWith(search) ||
    order.orderid.startsWith(search.toUpperCase()) ||
    lines.some(
      (line) => line.deliveryTrackId?.startsWith(search) || plain(line.sku).includes(plain(search)),
    ) ||
    plain(order.clientData.fullname).includes(plain(search));
  return (
    (query['filter-status-family'] === undefined || order.status === query['filter-status-family']) &&
    (begin === undefined || day >= begin) &&
    (end === undefined || day <= end) &&
    (query['filter-orderId'] === undefined || order.orderid === query['filter-orderId']) &&
    (query.filtro_evidencia_pendiente === undefined || order.dataMarketplace.evidencePending) &&
    (query['filter-status'] === undefined ||
      lines.some((line) => line.colocationStatus?.id === query['filter-status'])) &&
    (query['filter-deliveryType'] === undefined ||
      lines.some((line) => line.deliveryType === query['filter-deliveryType'])) &&
    (query['filter-deadline'] === undefined || deadlineWord(order) === query['filter-deadline']) &&
    (channels === undefined || channels.length === 0 || channels.includes(order.marketplace)) &&
    found
  );
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const newest = (a: OrderAnswer, b: OrderAnswer) =>
  compare(b.purchase_date, a.purchase_date) || compare(a.id, b.id);
const sortings = {
  newest,
  ship_by: (a: OrderAnswer, b: OrderAnswer) =>
    compare(a.dataMarketplace.shipBy ?? '9999', b.dataMarketplace.shipBy ?? '9999') || newest(a, b),
  total_asc: (a: OrderAnswer, b: OrderAnswer) =>
    compare(a.paymentData.total, b.paymentData.total) || newest(a, b),
  total_desc: (a: OrderAnswer, b: OrderAnswer) =>
    compare(b.paymentData.total, a.paymentData.total) || newest(a, b),
};

const expected = (query: Query) =>
  all.filter((order) => matchesInPlainWords(order, query)).toSorted(sortings[query.sort ?? 'newest']);

async function expectSame(query: Query): Promise<number> {
  const right = expected(query);
  const pageSize = query.pageSize ?? 100;
  const { data, pagination } = await page({ ...query, pageSize });
  expect(pagination.total_registros).toBe(right.length);
  expect(data.map((order) => order.id)).toEqual(right.slice(0, pageSize).map((order) => order.id));
  return right.length;
}

describe('the list of orders', () => {
  it('holds the whole demo of the store, newest first, then by id', () => {
    expect(all).toHaveLength(1240);
    expect(all.map((order) => order.id)).toEqual(all.toSorted(newest).map((order) => order.id));
  });

  it('tells the id of the seller with orders of SP alone (S3.11)', () => {
    const [withSeller, without] = [true, false].map((isNamed) =>
      all.filter(({ sellerID }) => (sellerID !== undefined) === isNamed),
    );
    expect(withSeller?.length).toBeGreaterThan(0);
    expect(withSeller?.every(({ marketplace }) => marketplace === 'SP')).toBe(true);
    expect(without?.some(({ marketplace }) => marketplace === 'SP')).toBe(false);
  });

  it.each(statusFamilies)('filters by the family %s (S3.10)', async (family) => {
    expect(await expectSame({ 'filter-status-family': family })).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'filters by line status %i: one such line is enough',
    async (status) => {
      expect(await expectSame({ 'filter-status': status })).toBeGreaterThan(0);
    },
  );

  it.each(channelCodes)('filters by channel %s', async (channel) => {
    expect(await expectSame({ 'filter-marketplace': [channel] })).toBeGreaterThan(0);
  });

  it('takes several channels at once (D164)', async () => {
    await expectSame({ 'filter-marketplace': ['CS', 'PG', 'TP'] });
  });

  it.each(['dropshipping', 'fulfillment', 'entrega_propia'] as const)(
    'filters by delivery %s',
    async (type) => {
      expect(await expectSame({ 'filter-deliveryType': type })).toBeGreaterThan(0);
    },
  );

  it('filters by pending evidence, and the badge counts the same', async () => {
    const total = await expectSame({ filtro_evidencia_pendiente: 'true' });
    expect(total).toBeGreaterThan(0);
    expect(await ask(calls.getPendingEvidenceTotal, { params: { storeId: CASA_LUMBRE } })).toEqual({ total });
  });

  it.each([
    ['today', { 'filter-date-range-begin': '2025-11-25', 'filter-date-range-end': '2025-11-25' }],
    ['a month', { 'filter-date-range-begin': '2025-10-01', 'filter-date-range-end': '2025-10-31' }],
    ['from a day on', { 'filter-date-range-begin': '2025-11-20' }],
    ['up to a day', { 'filter-date-range-end': '2024-08-15' }],
  ])('filters by days of the store, both ends included: %s (D165)', async (_, query) => {
    expect(await expectSame(query)).toBeGreaterThan(0);
  });

  it('finds nothing between days that are the wrong way round', async () => {
    expect(
      await expectSame({ 'filter-date-range-begin': '2025-11-20', 'filter-date-range-end': '2025-11-19' }),
    ).toBe(0);
  });

  it('finds an order by its whole number only', async () => {
    const number = all[300]?.orderid ?? '';
    expect(await expectSame({ 'filter-orderId': number })).toBe(1);
    expect(await expectSame({ 'filter-orderId': number.slice(0, -1) })).toBe(0);
  });

  it('searches the start of order and guide numbers, any part of names and SKUs, whatever the accents', async () => {
    const guide = all.find((order) => order.dataGuia)?.dataGuia?.guide ?? '';
    const texts = [
      '4504',
      'pg-10',
      guide,
      guide.slice(0, 4),
      'GARCIA',
      'garcía',
      'vs-6',
      'TAL',
      'ñ',
      '%',
      '_',
      '\\',
      "'",
      'nada así',
    ];
    for (const search of texts) await expectSame({ search });
    expect(await expectSame({ search: guide })).toBe(1);
    expect(await expectSame({ search: 'garcia' })).toBe(await expectSame({ search: 'GARCÍA' }));
    const name = all[0]?.clientData.fullname ?? '';
    for (const part of [name, name.slice(2), name.slice(1, -1), name.slice(-4)])
      expect(await expectSame({ search: part })).toBeGreaterThan(0);
    expect(await expectSame({ search: 'arcia' })).toBeGreaterThan(0);
  });

  it.each(['ship_by', 'total_asc', 'total_desc'] as const)('sorts by %s', async (sort) => {
    await expectSame({ sort });
    await expectSame({ sort, 'filter-status-family': 'pendiente' });
  });

  it('answers any mix of filters as the plain words do', async () => {
    const ids = all.filter((_, at) => at % 97 === 0).map((order) => order.orderid);
    const day = fc
      .integer({ min: 0, max: 560 })
      .map((back) => new Date(Date.UTC(2025, 10, 26 - back)).toISOString().slice(0, 10));
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
    const query = fc.record({
      'filter-status-family': maybe(fc.constantFrom(...statusFamilies)),
      'filter-status': maybe(fc.integer({ min: 1, max: 9 })),
      'filter-marketplace': maybe(fc.uniqueArray(fc.constantFrom(...channelCodes), { maxLength: 4 })),
      'filter-deliveryType': maybe(
        fc.constantFrom('dropshipping' as const, 'fulfillment' as const, 'entrega_propia' as const),
      ),
      'filter-date-range-begin': maybe(day),
      'filter-date-range-end': maybe(day),
      filtro_evidencia_pendiente: fc.option(fc.constant('true' as const), { nil: undefined, freq: 8 }),
      search: fc.option(
        fc.oneof(fc.constantFrom('4', 'mar', 'jose', 'lm-', 'h', 'ana r'), fc.constantFrom(...ids)),
        {
          nil: undefined,
          freq: 3,
        },
      ),
      sort: maybe(fc.constantFrom('ship_by' as const, 'total_asc' as const, 'total_desc' as const)),
    });
    await fc.assert(
      fc.asyncProperty(query, async (mixed) => {
        const sent = Object.fromEntries(Object.entries(mixed).filter(([, value]) => value !== undefined));
        await expectSame({ ...sent, pageSize: 20 });
      }),
      { numRuns: times(150), seed },
    );
  }, 120_000);

  it('pages without losing or repeating one (S3.15)', async () => {
    const ids: string[] = [];
    for (let at = 1; at <= 18; at += 1) {
      const { data, pagination } = await page({ page: at, pageSize: 73 });
      expect(pagination).toEqual({ total_registros: 1240, page_size: 73, page: at });
      ids.push(...data.map((order) => order.id));
    }
    expect(ids).toEqual(all.map((order) => order.id));
  });

  it('gives 20 rows on page 1 unless asked otherwise (D68)', async () => {
    const { data, pagination } = await page({});
    expect(data).toHaveLength(20);
    expect(pagination).toMatchObject({ page: 1, page_size: 20 });
  });

  it('is empty beyond the end, and for a store without orders', async () => {
    expect((await page({ page: 900 })).data).toEqual([]);
    expect(await page({}, '10530')).toEqual({
      data: [],
      pagination: { total_registros: 0, page_size: 20, page: 1 },
    });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ 'filter-status-family': 'otra' }, 'filter-status-family'],
    [{ 'filter-date-range-begin': '25/11/2025' }, 'filter-date-range-begin'],
    [{ 'filter-marketplace': ['XX'] }, 'filter-marketplace.0'],
  ])('refuses %j with 422 and names the field', async (query, field) => {
    const given = await answer(calls.listOrders, { params: { storeId: CASA_LUMBRE }, query });
    expect(given).toMatchObject({ status: 422, body: { validationResults: [{ field }] } });
  });

  it('cuts days at the midnight of a store in another zone', async () => {
    const storeId = '10491';
    const { data } = await page({ pageSize: 100 }, storeId);
    const inTijuana = (order: OrderAnswer) => localDay(order.purchase_date, 'America/Tijuana') ?? '';
    const inMexico = (order: OrderAnswer) => localDay(order.purchase_date, 'America/Mexico_City') ?? '';
    const between = data.find((order) => inTijuana(order) !== inMexico(order));
    expect(between).toBeDefined();
    if (!between) return;
    const day = inTijuana(between);
    const found = await page(
      { 'filter-date-range-begin': day, 'filter-date-range-end': day, pageSize: 100 },
      storeId,
    );
    expect(found.data.map((order) => order.id)).toContain(between.id);
    expect(found.data.every((order) => inTijuana(order) === day)).toBe(true);
  });
});

describe('the counts of orders', () => {
  it('add up to the list, by family and by channel, with the codes that are always there (S3.17, S3.7)', async () => {
    const statistics = await ask(calls.getOrderStatistics, { params: { storeId: CASA_LUMBRE } });
    for (const family of statusFamilies) {
      expect(statistics.families[family]).toBe(all.filter((order) => order.status === family).length);
    }
    for (const channel of channelCodes) {
      expect(statistics.counts[channel]).toBe(all.filter((order) => order.marketplace === channel).length);
    }
    expect(statistics.counts['SB']).toBe(0);
    expect(statistics.data.reduce((sum, entry) => sum + entry.total, 0)).toBe(1240);
  });

  it('count under the filters of the list, and by how the hand-over stands (D332)', async () => {
    for (const query of [
      {},
      { search: 'ma' },
      { filtro_evidencia_pendiente: 'true' },
      { 'filter-date-range-begin': '2025-11-20', 'filter-deliveryType': 'dropshipping' },
    ] as const) {
      const { families, counts, deadlines } = await ask(calls.getOrderStatistics, {
        params: { storeId: CASA_LUMBRE },
        query,
      });
      const listed = all.filter((order) => matchesInPlainWords(order, query));
      for (const family of statusFamilies)
        expect(families[family]).toBe(listed.filter(({ status }) => status === family).length);
      expect(counts['CS']).toBe(listed.filter(({ marketplace }) => marketplace === 'CS').length);
      for (const deadline of ['vencido', 'hoy', '24h'] as const) {
        const counted = (deadlines ?? []).filter((row) => row.deadline === deadline);
        expect(counted.reduce((sum, { total }) => sum + total, 0)).toBe(
          listed.filter((order) => deadlineWord(order) === deadline).length,
        );
      }
    }
  });

  it('of a hand-over agree with the list that it opens (D332)', async () => {
    const { deadlines = [] } = await ask(calls.getOrderStatistics, { params: { storeId: CASA_LUMBRE } });
    for (const deadline of ['vencido', 'hoy', '24h'] as const) {
      const { data, pagination } = await page({ 'filter-deadline': deadline, pageSize: 100 });
      expect(data.every((order) => deadlineWord(order) === deadline)).toBe(true);
      const counted = deadlines.filter((row) => row.deadline === deadline);
      expect(pagination.total_registros).toBe(counted.reduce((sum, { total }) => sum + total, 0));
    }
    expect(deadlines.some(({ deadline }) => deadline === 'vencido')).toBe(true);
  });

  it('of what waits hold that family alone', async () => {
    const statistics = await ask(calls.getPendingOrderStatistics, { params: { storeId: CASA_LUMBRE } });
    const waiting = all.filter((order) => order.status === 'pendiente').length;
    expect(statistics.families).toEqual({ pendiente: waiting });
    expect(statistics.data.every((entry) => entry.status === 'pendiente')).toBe(true);
  });

  it('are zero for a store without orders, and its evidence total is a 404 (S3.17)', async () => {
    const asker = { storeId: '10530' };
    const statistics = await ask(calls.getOrderStatistics, { params: { storeId: '10530' } }, asker);
    expect(statistics).toMatchObject({ data: [], counts: { PG: 0, CS: 0, SR: 0, SP: 0, SN: 0, SB: 0 } });
    const total = await answer(calls.getPendingEvidenceTotal, { params: { storeId: '10530' } }, asker);
    expect(total.status).toBe(404);
  });
});
