import { calls } from '@trastienda/api-client/calls';
import { describe, expect, it, test } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { answer, ask, failures } = asking(() => db.database);
const params = { storeId: CASA_LUMBRE };
const range = { fechaInicio: '2025-11-01', fechaFin: '2025-11-15' };
const fieldsOf = (body: unknown) =>
  (body as { validationResults?: { field: string; message: string }[] }).validationResults?.map(
    ({ field, message }) => `${field}: ${message}`,
  );
const everyCall = [
  calls.getOrderIndicators,
  calls.getSalesStatistics,
  calls.getSalesTotals,
  calls.getUnitsTotals,
  calls.getAverageTicketTotals,
  calls.getMarketplaceOrderTotals,
  calls.getGeographicDensity,
  calls.getDailyPerformance,
  calls.getGeneralReport,
  calls.listProductPerformance,
  calls.listTopProducts,
  calls.listTopCategories,
] as const;

describe.each(everyCall)('$id says what is wrong with what it is asked (calls.md 25.7)', (call) => {
  test.each([
    [{ fechaInicio: '2025-11-01' }, ['fechaFin: Faltan las dos fechas']],
    [{ fechaFin: '2025-11-01' }, ['fechaInicio: Faltan las dos fechas']],
    [{ ...range, comparaFin: '2024-11-01' }, ['comparaInicio: Faltan las dos fechas']],
    [
      { fechaInicio: '2025-11-02', fechaFin: '2025-11-01' },
      ['fechaFin: La fecha final va después de la inicial'],
    ],
    [
      { ...range, comparaInicio: '2025-11-02', comparaFin: '2025-11-01' },
      ['comparaFin: La fecha final va después de la inicial'],
    ],
    [{ fechaInicio: '2023-11-15', fechaFin: '2025-11-15' }, ['fechaFin: Elige dos años como máximo']],
    [
      { ...range, comparaInicio: '1999-01-01', comparaFin: '2001-01-01' },
      ['comparaFin: Elige dos años como máximo'],
    ],
    [
      { fechaInicio: '2025-11-01', comparaFin: '2025-11-01' },
      ['fechaFin: Faltan las dos fechas', 'comparaInicio: Faltan las dos fechas'],
    ],
  ])('%j', async (query, faults) => {
    const given = await answer(call, { params, query });
    expect([given.status, fieldsOf(given.body)]).toEqual([422, faults]);
  });

  test.each([
    ['a day that no month has', { ...range, fechaFin: '2025-11-31' }],
    ['the first day of all', { fechaInicio: '0001-01-01', fechaFin: '2025-11-01' }],
    ['the last day of all', { fechaInicio: '2025-11-01', fechaFin: '9999-12-31' }],
    ['a channel that is none', { ...range, marketPlace: ['XX'] }],
    ['a channel 500 times', { ...range, marketPlace: Array.from({ length: 500 }, () => 'CS') }],
    ['a SKU of 51 characters', { ...range, sku: 'x'.repeat(51) }],
    ['a NUL', { ...range, sku: 'x\u0000' }],
    ['comparador 4', { ...range, comparador: 4 }],
    ['periodo 0', { ...range, periodo: 0 }],
  ])('%s is refused by the schema', async (_, query) => {
    const given = await answer(call, { params, query });
    expect([given.status, fieldsOf(given.body)?.length]).toEqual([422, 1]);
  });

  it('answers the longest range, days to come, and days of which nothing is known', async () => {
    for (const query of [
      { fechaInicio: '2023-11-16', fechaFin: '2025-11-15' },
      { fechaInicio: '2025-11-20', fechaFin: '2027-11-19' },
      { fechaInicio: '1990-01-01', fechaFin: '1990-01-01' },
      {},
    ]) {
      const { status } = await answer(call, { params, query });
      expect([200, ...(call.id === 'getSalesStatistics' ? [404] : [])]).toContain(status);
    }
    expect(failures).toEqual([]);
  });

  test.each(["'", '"', '%', '\\', 'no-such', "' or '1'='1", 'vs-6-az'])(
    'the SKU %j finds nothing',
    async (sku) => {
      const given = await answer(call, { params, query: { ...range, sku } });
      const nobodys = await answer(call, { params, query: { ...range, sku: 'nobody has it' } });
      expect(given).toEqual(nobodys);
      expect(given.status).toBe(call.id === 'getSalesStatistics' ? 404 : 200);
      const figures = JSON.stringify(given.body, (name, value: unknown) =>
        name === 'data' && typeof value === 'string' ? '' : value,
      ).match(
        /(?<="(?:total|ventas|unidades|pedidos|ventaTotalActual|unidadTotalActual|precioTotalActual)":)[\d.]+/gu,
      );
      expect(new Set(figures)).toEqual(new Set(figures === null ? [] : ['0']));
    },
  );
});

describe('what is asked twice, or for no page', () => {
  it('a channel that is named twice counts once', async () => {
    const once = await ask(calls.getSalesTotals, { params, query: { ...range, marketPlace: ['CS'] } });
    const twice = await ask(calls.getSalesTotals, {
      params,
      query: { ...range, marketPlace: ['CS', 'CS', 'CS'] },
    });
    expect(twice).toEqual(once);
    expect(once.ventaTotalActual).toBeGreaterThan(0);
  });

  test.each([{ page: 0 }, { page: -1 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: 101 }])(
    '%j',
    async (query) => {
      const given = await answer(calls.listProductPerformance, { params, query: { ...range, ...query } });
      expect(given.status).toBe(422);
    },
  );

  test('a page beyond the end is empty, and its total true', async () => {
    const first = await ask(calls.listProductPerformance, { params, query: range });
    for (const page of [100, 1_000_000_000]) {
      const beyond = await ask(calls.listProductPerformance, { params, query: { ...range, page } });
      expect(beyond).toEqual({ data: [], pagination: { ...first.pagination, page } });
    }
  });

  test('without days the last 30 are meant (D298)', async () => {
    const given = await ask(calls.getDailyPerformance, { params, query: {} });
    expect(given.data).toHaveLength(30);
  });
});
