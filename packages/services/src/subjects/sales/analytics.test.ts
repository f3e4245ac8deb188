import type { CallInput } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { channelCodes, sortByChannel, statusFamilies } from '@trastienda/domain';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import {
  dayAfter,
  partedBy,
  type Question,
  type RawLine,
  rawLinesOf,
  recountSales,
  stateNameOf,
  sumsOf,
} from '../../testing/recount-sales.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { answer, ask } = asking(() => db.database);
const params = { storeId: CASA_LUMBRE };
const timeZone = 'America/Mexico_City';
let lines: readonly RawLine[];
beforeAll(async () => {
  lines = await rawLinesOf(db.database, CASA_LUMBRE);
});

type Query = NonNullable<CallInput<typeof calls.getSalesTotals>['query']>;

const wallClock = (moment: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(moment),
  );
const pesos = (centavos: number) => centavos / 100;
const hundredths = (value: number) => Math.round(value * 100) / 100 || 0;
const change = (now: number, before: number) =>
  before === 0 ? (now > 0 ? 100 : 0) : hundredths(((now - before) / before) * 100);
const ticket = (amount: number, orders: number) => (orders === 0 ? 0 : hundredths(amount / orders));
const yearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/^(2023|2022|2021|2025)-02-29$/u, '$1-02-28');

function comparedOf(query: Query): readonly [string, string] {
  const [first, last] = [query.fechaInicio ?? '', query.fechaFin ?? ''];
  if (query.comparaInicio && query.comparaFin) return [query.comparaInicio, query.comparaFin];
  if (query.comparador === 2) return [yearBefore(first), yearBefore(last)];
  if (query.comparador === 3) return [dayAfter(first, -364), dayAfter(last, -364)];
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  return [dayAfter(first, -days), dayAfter(first, -1)];
}

const recountOf = (query: Query) =>
  recountSales(lines, {
    timeZone,
    now: NOW,
    range: [query.fechaInicio ?? '', query.fechaFin ?? ''],
    compared: comparedOf(query),
    channels: query.marketPlace ?? [],
    ...(query.sku ? { sku: query.sku } : {}),
  } satisfies Question);

/** Computes ISO weeks independently, by their Thursday. */
function bucketOf(day: string, periodo: number): string {
  if (periodo === 1) return day;
  if (periodo === 3) return day.slice(0, 7);
  const thursday = dayAfter(day, 4 - (new Date(day).getUTCDay() || 7));
  const week = Math.ceil(
    ((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000 + 1) / 7,
  );
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`;
}

const daysOf = ([first, last]: readonly [string, string]) => {
  const days = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
};

function pointsOf(
  query: Query,
  range: readonly [string, string],
  sold: readonly RawLine[],
  read: (of: ReturnType<typeof sumsOf>) => number,
) {
  const { dayOf } = recountOf(query);
  const parts = partedBy(sold, (line) => bucketOf(dayOf(line), query.periodo ?? 1));
  return [...new Set(daysOf(range).map((day) => bucketOf(day, query.periodo ?? 1)))].map((periodo) => ({
    periodo,
    total: read(sumsOf(parts.get(periodo) ?? [])),
  }));
}

const day = fc.integer({ min: 0, max: 560 }).map((ago) => dayAfter('2025-11-28', -ago));
const skus = ['VS-6-AZ', 'LM-TAL-01', 'CJ-OTM-45', 'no-such-sku', "' or 1=1 --", '%'];
const anyQuery: fc.Arbitrary<Query> = fc
  .record(
    {
      first: day,
      days: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 731 })),
      marketPlace: fc.subarray([...channelCodes]),
      sku: fc.constantFrom(...skus),
      periodo: fc.constantFrom(1, 2, 3),
      comparador: fc.constantFrom(1, 2, 3),
      own: fc.tuple(day, fc.integer({ min: 0, max: 90 })),
    },
    { requiredKeys: ['first', 'days'] },
  )
  .map(({ first, days, own, marketPlace, ...rest }) => ({
    fechaInicio: first,
    fechaFin: dayAfter(first, days - 1),
    ...rest,
    ...(marketPlace && marketPlace.length > 0 ? { marketPlace } : {}),
    ...(own ? { comparaInicio: own[0], comparaFin: dayAfter(own[0], own[1]) } : {}),
  }));

const asked = { numRuns: times(50), seed };
const everyQuery = (check: (query: Query) => Promise<void>) =>
  fc.assert(fc.asyncProperty(anyQuery, check), asked);

/** The top of something: highest first, then by what it is called. */
const sorted = <Row extends { amount: number; key: string }>(rows: Row[]) =>
  rows.toSorted((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1));

describe('every figure is what a recount of the lines gives, for 50 queries (D295)', () => {
  test(
    'the figures of the indicators and their points (S7.79, S7.80, S7.85, S3.35, S3.36, S3.37)',
    { timeout: 120_000 },
    () =>
      everyQuery(async (query) => {
        const count = recountOf(query);
        const [now, before] = [sumsOf(count.sold), sumsOf(count.comparedToCut)];
        const excluido = {
          canceladas: { unidades: count.cancelled.length, monto: pesos(sumsOf(count.cancelled).amount) },
          devueltas: { unidades: count.returned.length, monto: pesos(sumsOf(count.returned).amount) },
        };
        const range = [query.fechaInicio ?? '', query.fechaFin ?? ''] as const;
        const both = (read: (of: ReturnType<typeof sumsOf>) => number) => [
          pointsOf(query, range, count.sold, read),
          pointsOf(query, comparedOf(query), count.comparedSold, read),
        ];
        const sales = await ask(calls.getSalesTotals, { params, query });
        const money = ({ amount }: { amount: number }) => pesos(amount);
        expect(sales).toMatchObject({
          ventaTotalActual: pesos(now.amount),
          ventaTotalComparativa: pesos(before.amount),
          porcentajeActual: change(pesos(now.amount), pesos(before.amount)),
          excluido,
        });
        expect([sales.ventasActuales, sales.ventasComparativas]).toEqual(both(money));
        const { fechaInicio, fechaFin, fechaInicioComparativo, fechaFinComparativo } = sales;
        const [first, last] = comparedOf(query);
        expect([fechaInicio, fechaFin, fechaInicioComparativo, fechaFinComparativo].map(wallClock)).toEqual([
          `${range[0]} 00:00:00`,
          `${range[1]} 23:59:59`,
          `${first} 00:00:00`,
          `${last} 23:59:59`,
        ]);
        expect(sales.corteComparativo !== undefined).toBe(count.isRunning);

        const units = await ask(calls.getUnitsTotals, { params, query });
        expect(units).toMatchObject({
          unidadTotalActual: now.units,
          unidadTotalComparativa: before.units,
          porcentajeActual: change(now.units, before.units),
          excluido,
        });
        expect([units.unidadesActuales, units.unidadesComparativas]).toEqual(both((of) => of.units));

        const average = await ask(calls.getAverageTicketTotals, { params, query });
        const ticketOf = (of: { amount: number; orders: number }) => ticket(pesos(of.amount), of.orders);
        expect(average).toMatchObject({
          precioTotalActual: ticketOf(now),
          precioTotalComparativa: ticketOf(before),
          porcentajeActual: change(ticketOf(now), ticketOf(before)),
        });
        expect([average.precioActuales, average.precioComparativas]).toEqual(both(ticketOf));
      }),
  );

  test('each day beside the compared one (S7.82)', { timeout: 120_000 }, () =>
    everyQuery(async (query) => {
      const { sold, comparedSold, dayOf } = recountOf(query);
      const [parts, before] = [partedBy(sold, dayOf), partedBy(comparedSold, dayOf)];
      const { data } = await ask(calls.getDailyPerformance, { params, query });
      expect(data).toEqual(
        daysOf([query.fechaInicio ?? '', query.fechaFin ?? '']).map((fecha, at) => {
          const { amount, units, orders } = sumsOf(parts.get(fecha) ?? []);
          const fechaComparativa = dayAfter(comparedOf(query)[0], at);
          const ventasComparativas = pesos(sumsOf(before.get(fechaComparativa) ?? []).amount);
          const ventas = pesos(amount);
          return { fecha, ventas, unidades: units, pedidos: orders, fechaComparativa, ventasComparativas };
        }),
      );
    }),
  );

  test('channels (S7.79, S7.81), states (S7.81, S3.38), families (S7.78)', { timeout: 120_000 }, () =>
    everyQuery(async (query) => {
      const { sold, comparedToCut, all } = recountOf(query);
      const [parts, before] = [
        partedBy(sold, ({ channel }) => channel),
        partedBy(comparedToCut, ({ channel }) => channel),
      ];
      const channels = sortByChannel([...new Set([...parts.keys(), ...before.keys()])], (code) => code)
        .map((channel) => ({ channel, ...sumsOf(parts.get(channel) ?? []) }))
        .toSorted((a, b) => b.amount - a.amount);
      expect((await ask(calls.getMarketplaceOrderTotals, { params, query })).data).toEqual(
        channels.map(({ channel, amount, orders }) => ({
          marketPlace: channel,
          totalOrders: orders,
          total: pesos(amount),
          totalComparativo: pesos(sumsOf(before.get(channel) ?? []).amount),
        })),
      );
      const statistics = await answer(calls.getSalesStatistics, { params, query });
      if (sold.length === 0) expect(statistics.status).toBe(404);
      else
        expect(statistics.body).toEqual({
          data: channels
            .filter(({ units }) => units > 0)
            .map(({ channel, amount }) => ({ status: 'ventas', total: pesos(amount), marketPlace: channel })),
        });

      const states = [...partedBy(sold, stateNameOf)].map(([key, of]) => ({ key, ...sumsOf(of) }));
      expect((await ask(calls.getGeographicDensity, { params, query })).data).toEqual(
        sorted(states).map(({ key, amount, orders }) => ({
          estado: key,
          total: pesos(amount),
          pedidos: orders,
        })),
      );

      const families = partedBy(all, ({ family }) => family);
      expect((await ask(calls.getOrderIndicators, { params, query })).data).toEqual(
        statusFamilies.map((status) => ({ status, total: sumsOf(families.get(status) ?? []).orders })),
      );
    }),
  );

  test('products and their pages (S7.82), tops (S7.84)', { timeout: 120_000 }, () =>
    everyQuery(async (query) => {
      const { sold, comparedToCut, recent } = recountOf(query);
      const parts = partedBy(sold, ({ sku }) => sku);
      const before = partedBy(comparedToCut, ({ sku }) => sku);
      const lately = partedBy(recent, ({ sku }) => sku);
      const whole = sumsOf(sold).amount;
      const rows = [...parts].map(([key, of]) => ({ key, of, ...sumsOf(of) }));
      for (const orden of ['monto', 'unidades'] as const) {
        const ranked =
          orden === 'monto' ? sorted(rows) : sorted(rows.map((row) => ({ ...row, amount: row.units })));
        const seen = [];
        for (let page = 1; page <= Math.ceil(rows.length / 5) + 1; page += 1) {
          const found = await ask(calls.listProductPerformance, {
            params,
            query: { ...query, orden, page, pageSize: 5 },
          });
          expect(found.pagination).toEqual({ total_registros: rows.length, page_size: 5, page });
          seen.push(...found.data);
        }
        expect(seen.map(({ sku }) => sku)).toEqual(ranked.map(({ key }) => key));
        for (const row of seen) {
          const { units, amount } = sumsOf(parts.get(row.sku) ?? []);
          const channels = sortByChannel(
            [...partedBy(parts.get(row.sku) ?? [], ({ channel }) => channel)],
            ([channel]) => channel,
          ).toSorted(([, a], [, b]) => sumsOf(b).amount - sumsOf(a).amount);
          expect(row).toMatchObject({
            marketPlace: channels[0]?.[0],
            unidades: units,
            ventas: pesos(amount),
            porcentajeTotal: hundredths((amount / whole) * 100),
            porcentajeActual: change(pesos(amount), pesos(sumsOf(before.get(row.sku) ?? []).amount)),
            precioPromedio: hundredths(pesos(amount / units)),
            soldIn28Days: (lately.get(row.sku) ?? []).length,
          });
        }
      }
      const top = await ask(calls.listTopProducts, { params, query });
      expect(top.data.map(({ id, total, unidades }) => ({ id, total, unidades }))).toEqual(
        sorted(rows)
          .slice(0, 10)
          .map(({ key, amount, units }) => ({ id: key, total: pesos(amount), unidades: units })),
      );
      const categories = [...partedBy(sold, ({ category }) => category)].map(([key, of]) => ({
        key,
        ...sumsOf(of),
      }));
      const topCategories = await ask(calls.listTopCategories, { params, query });
      const told = topCategories.data.map(({ name, total, unidades }) => ({ name, total, unidades }));
      expect(told.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
        sorted(categories)
          .slice(0, 10)
          .map(({ key, amount, units }) => ({
            name: key || 'Sin categoría',
            total: pesos(amount),
            unidades: units,
          }))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      );
    }),
  );
});

describe('sums are closed (D296)', () => {
  it('days, channels, states, categories and products are the same centavo', { timeout: 120_000 }, () =>
    everyQuery(async (query) => {
      const { ventaTotalActual, ventasActuales } = await ask(calls.getSalesTotals, { params, query });
      const { unidadTotalActual } = await ask(calls.getUnitsTotals, { params, query });
      const sum = (amounts: readonly number[]) =>
        amounts.reduce((total, one) => total + Math.round(one * 100), 0);
      const total = sum([ventaTotalActual]);
      expect(sum(ventasActuales.map((point) => point.total))).toBe(total);
      const { data: days } = await ask(calls.getDailyPerformance, { params, query });
      const { data: channels } = await ask(calls.getMarketplaceOrderTotals, { params, query });
      const { data: states } = await ask(calls.getGeographicDensity, { params, query });
      const products = await ask(calls.listProductPerformance, {
        params,
        query: { ...query, pageSize: 100 },
      });
      expect([
        sum(days.map(({ ventas }) => ventas)),
        sum(channels.map((row) => row.total)),
        sum(states.map((row) => row.total)),
        sum(products.data.map(({ ventas }) => ventas)),
      ]).toEqual([total, total, total, total]);
      expect(products.data.reduce((units, row) => units + row.unidades, 0)).toBe(unidadTotalActual);
      const orders = days.reduce((count, { pedidos }) => count + pedidos, 0);
      expect([
        channels.reduce((count, { totalOrders }) => count + totalOrders, 0),
        states.reduce((count, { pedidos = 0 }) => count + pedidos, 0),
      ]).toEqual([orders, orders]);
    }),
  );
});

describe('a SKU that has left the catalogue', () => {
  it('goes by the name of its last line, folded into its day or not', async () => {
    const [sold] = [...partedBy(lines, ({ sku }) => sku).values()].toSorted((a, b) => b.length - a.length);
    const last = (sold ?? []).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
    const sku = last?.sku ?? '';
    const shown = async () => {
      const query = { fechaInicio: '2024-01-01', fechaFin: '2025-12-31', sku };
      const { data } = await ask(calls.listProductPerformance, { params, query });
      return data.map(({ name, stock, category_name }) => ({ name, stock, category_name }));
    };
    const asOf = (name: string) => [{ name, stock: 0, category_name: 'Sin categoría' }];
    const run = (query: SQL) => acrossStores(db.database, (tx) => tx.execute(query));
    await run(sql`delete from product_skus where store_id = ${CASA_LUMBRE} and sku = ${sku}`);
    await run(sql`update order_lines set name = 'Antes' where store_id = ${CASA_LUMBRE} and sku = ${sku}`);
    await run(sql`update order_lines set name = 'Al final'
      where store_id = ${CASA_LUMBRE} and sku = ${sku} and order_id = ${last?.order_id}`);
    expect(await shown()).toEqual(asOf('Al final'));
    await run(sql`update orders set purchase_date = ${last?.at}::timestamptz + interval '1 day'
      where store_id = ${CASA_LUMBRE} and id = ${sold?.find(({ order_id: id }) => id !== last?.order_id)?.order_id}`);
    expect(await shown()).toEqual(asOf('Antes'));
  });
});
