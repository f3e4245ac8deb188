import type { CallAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { daysOfStock } from '@trastienda/domain/sale';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '../../tables/orders.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const store = { params: { storeId: CASA_LUMBRE } };

describe('what is asked of stock', () => {
  it('S3.9 S7.68 the stock of every SKU, the products that cannot be sold, with what orders wait for, page by page', async () => {
    const query = { pageSize: 100 };
    const all = await ask(calls.getProductStock, { ...store, query });
    const { counts } = await ask(calls.listProducts, { ...store, query: { pageSize: 1 } });
    expect(all.count).toBe(counts.paused + counts.out_of_stock + counts.draft);
    const seen: string[] = [];
    let reserved = 0;
    for (let page = 1; seen.length < all.pagination.total_registros; page += 1) {
      const { data } = await ask(calls.getProductStock, { ...store, query: { ...query, page } });
      expect(data.length).toBeGreaterThan(0);
      seen.push(...data.map((row) => row.sku));
      reserved += data.reduce((sum, row) => sum + row.reserved, 0);
    }
    expect(new Set(seen).size).toBe(all.pagination.total_registros);
    const [waiting] = await acrossStores(db.database, (tx) =>
      tx
        .select({ pieces: sql<number>`count(*)::int` })
        .from(orderLines)
        .where(
          and(
            eq(orderLines.storeId, CASA_LUMBRE),
            sql`${orderLines.statusId} in (1, 2)`,
            sql`lower(${orderLines.sku}) in (select folded_sku from product_skus where store_id = ${CASA_LUMBRE})`,
          ),
        ),
    );
    expect(reserved).toBe(waiting?.pieces);
    expect(reserved).toBeGreaterThan(0);
    const none = await ask(calls.getProductStock, { ...store, query: { ...query, only_unavailable: true } });
    expect(none.data.every((row) => !row.available)).toBe(true);
    const named = await ask(calls.getProductStock, { ...store, query: { ...query, name: 'talavera' } });
    expect(named.data.length).toBeGreaterThan(0);
    for (const row of named.data) expect(row.name).toMatch(/talavera/iu);
  });

  it('tells the SKUs of one product apart, each with a photo', async () => {
    const { data } = await ask(calls.getProductStock, { ...store, query: { pageSize: 100 } });
    const varied = data.filter(({ variation }) => variation !== undefined);
    expect(varied.length).toBeGreaterThan(1);
    const named = varied.map(({ productId, variation }) => `${productId} ${variation}`);
    expect(new Set(named).size).toBe(named.length);
    expect(data.some(({ ImageLinkThumbnail: photo }) => typeof photo === 'string')).toBe(true);
  });

  it('what runs out is as many rows as the numbers over the list say', async () => {
    const ofKind = (query: object) =>
      ask(calls.getProductStock, { ...store, query: { pageSize: 100, ...query } });
    const { counts } = await ofKind({});
    const out = await ofKind({ runs_out: 'out' });
    expect([out.pagination.total_registros, out.data.length > 0]).toEqual([counts?.out, true]);
    for (const { stock, fulfillmentStock, reserved } of out.data)
      expect(stock + fulfillmentStock - reserved).toBeLessThanOrEqual(0);
    const week = await ofKind({ runs_out: 'week', order: 'lasts' });
    expect(week.pagination.total_registros).toBe(counts?.within7);
    for (const { stock, fulfillmentStock, reserved, soldIn28Days } of week.data)
      expect(daysOfStock(stock + fulfillmentStock - reserved, soldIn28Days ?? 0)).toBeLessThanOrEqual(7);
  });

  it('D266, D271: a SKU that orders write in other letters is the same one: its pieces are kept back together', async () => {
    const reserved = async () => {
      const { data } = await ask(calls.getProductStock, { ...store, query: { skus: ['VS-6-AZ'] } });
      return data.map((row) => row.reserved);
    };
    const put = (sku: string) =>
      acrossStores(db.database, (tx) =>
        tx.execute(sql`
          update order_lines set sku = ${sku}, status_id = 1 where (store_id, order_id, colocation_id) = (
            select store_id, order_id, colocation_id from order_lines
            where store_id = ${CASA_LUMBRE} and status_id in (1, 2) and lower(sku) <> 'vs-6-az'
            order by order_id, position limit 1)`),
      );
    const [before = 0] = await reserved();
    await put('vs-6-az');
    await put('VS-6-AZ');
    await put('Vs-6-Az');
    expect(await reserved()).toEqual([before + 3]);
  });

  it('D351 what runs out first, counted as the rule of the domain says', async () => {
    const rows: (CallAnswer<typeof calls.getProductStock>['data'][number] & { lasts: number | null })[] = [];
    let first: CallAnswer<typeof calls.getProductStock> | undefined;
    do {
      const page = Math.floor(rows.length / 100) + 1;
      const read = await ask(calls.getProductStock, {
        ...store,
        query: { page, pageSize: 100, order: 'lasts' },
      });
      first ??= read;
      for (const row of read.data)
        rows.push({
          ...row,
          lasts: daysOfStock(row.stock + row.fulfillmentStock - row.reserved, row.soldIn28Days ?? 0),
        });
    } while (rows.length < (first?.pagination.total_registros ?? 0));
    const selling = rows.filter(({ lasts }) => lasts !== null);
    expect(selling.length).toBeGreaterThan(3);
    expect(rows.slice(0, selling.length)).toEqual(selling);
    expect(selling.map(({ lasts }) => lasts)).toEqual(
      selling.map(({ lasts }) => lasts ?? 0).toSorted((a, b) => a - b),
    );
    const left = (row: (typeof rows)[number]) => row.stock + row.fulfillmentStock - row.reserved;
    const within = (most: number) =>
      selling.filter((row) => left(row) > 0 && (row.lasts ?? most + 1) <= most).length;
    expect(first?.counts).toEqual({
      skus: rows.length,
      out: rows.filter((row) => left(row) <= 0).length,
      within3: within(3),
      within7: within(7),
    });
    // The same pieces as the lines of the 28 days to yesterday, on the clock of the store.
    const [lines] = await acrossStores(db.database, (tx) =>
      tx
        .select({ units: sql<number>`count(*)::int` })
        .from(orderLines)
        .innerJoin(
          orders,
          sql`${orders.storeId} = ${orderLines.storeId} and ${orders.id} = ${orderLines.orderId}`,
        ).where(sql`${orderLines.storeId} = ${CASA_LUMBRE} and ${orderLines.statusId} not in (8, 9)
        and lower(${orderLines.sku}) in (select folded_sku from product_skus where store_id = ${CASA_LUMBRE})
        and (${orders.purchaseDate} at time zone 'America/Mexico_City')::date
          between ((${NOW}::timestamptz at time zone 'America/Mexico_City')::date - 28) and ((${NOW}::timestamptz at time zone 'America/Mexico_City')::date - 1)`),
    );
    expect(rows.reduce((sum, row) => sum + (row.soldIn28Days ?? 0), 0)).toBe(lines?.units);
  });
});
