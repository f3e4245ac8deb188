import type { AnyCall } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../index.ts';
import { CASA_LUMBRE, HECTOR, MARIANA } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();

const dashboard: readonly AnyCall[] = [
  calls.getSalesTotals,
  calls.getUnitsTotals,
  calls.getAverageTicketTotals,
  calls.getOrderIndicators,
  calls.getMarketplaceOrderTotals,
  calls.getGeographicDensity,
  calls.getDailyPerformance,
  calls.listProductPerformance,
  calls.listTopCategories,
  calls.listTopProducts,
  calls.getSalesStatistics,
];
const queries = [
  { fechaInicio: '2025-11-01', fechaFin: '2025-11-28' },
  { fechaInicio: '2025-06-10', fechaFin: '2025-11-20', marketPlace: ['ML'], periodo: 3, comparador: 2 },
  { fechaInicio: '2025-10-10', fechaFin: '2025-11-30', sku: 'VS-6-AZ' },
];

const servicesOf = () => createServices({ database: db.database, clock: () => NOW });
const asked = (
  services: ReturnType<typeof servicesOf>,
  call: AnyCall,
  query: object,
  { email = MARIANA, storeId = CASA_LUMBRE } = {},
) =>
  services.handle(
    call,
    { params: { storeId }, query, body: undefined },
    { user: { email, name: null }, storeId, idempotencyKey: null, requestId: 'req-test' },
  );
const together = (services: ReturnType<typeof servicesOf>, query: object) =>
  Promise.all(dashboard.map((call) => asked(services, call, query)));

describe('the calls of the dashboard, all at once', () => {
  it.each(queries)('answer what each answers alone: %j', async (query) => {
    const services = servicesOf();
    const alone = [];
    for (const call of dashboard) alone.push(await asked(services, call, query));
    expect(alone.map(({ status }) => status)).toEqual(dashboard.map(() => 200));
    expect(await together(services, query)).toEqual(alone);
  });

  it('are one transaction, and ask each question once', async () => {
    const sent = await statementsOf(db.database, () => together(servicesOf(), queries[0] ?? {}));
    expect(sent.filter((text) => text.startsWith('begin'))).toHaveLength(1);
    const days = sent.filter((text) => text.includes('as "day"'));
    // The days and those they are compared with.
    expect(days).toHaveLength(2);
    expect(sent.length).toBeLessThan(25);
  });

  it('of a person without the store are refused, while its owner is answered', async () => {
    const services = servicesOf();
    const [hers, his] = await Promise.all([
      together(services, queries[0] ?? {}),
      Promise.all(dashboard.map((call) => asked(services, call, queries[0] ?? {}, { email: HECTOR }))),
    ]);
    expect(new Set(hers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(his.map(({ status }) => status))).toEqual(new Set([403]));
  });

  it('see what was written before they were sent, whatever is under way', async () => {
    const services = servicesOf();
    const query = queries[0] ?? {};
    const shown = async () => (await asked(services, calls.getSalesTotals, query)).body;
    const before = await shown();
    const underWay = together(services, query);
    await acrossStores(db.database, (tx) =>
      tx.execute(sql`
        update order_lines set status_id = 8 where (store_id, order_id) in (
          select store_id, id from orders where store_id = ${CASA_LUMBRE} and purchase_date < '2025-11-20' and purchase_date > '2025-11-05')`),
    );
    const after = await shown();
    expect(after).not.toEqual(before);
    expect(after).toEqual((await asked(servicesOf(), calls.getSalesTotals, query)).body);
    await underWay;
  });
});
