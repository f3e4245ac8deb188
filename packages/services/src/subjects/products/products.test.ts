import type { CallInput, CallAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { products } from '../../tables/products.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
type Query = CallInput<typeof calls.listProducts>['query'];
const store = { params: { storeId: CASA_LUMBRE } };
const list = (query: Partial<Query> = {}) =>
  ask(calls.listProducts, { ...store, query: { pageSize: 100, ...query } });
type Row = CallAnswer<typeof calls.listProducts>['data'][number];
const states = ['active', 'paused', 'out_of_stock', 'draft'] as const;

describe('S7.65 the catalogue', () => {
  it('is parted by its four states, whichever of them is on show', async () => {
    const { counts, pagination } = await list();
    expect(pagination.total_registros).toBe(counts.total);
    expect(counts.total).toBeGreaterThan(140);
    expect(states.reduce((sum, state) => sum + counts[state], 0)).toBe(counts.total);
    for (const filter_status of states) {
      const page = await list({ filter_status });
      expect(page.counts).toEqual(counts);
      expect(page.pagination.total_registros).toBe(counts[filter_status]);
      expect(counts[filter_status]).toBeGreaterThan(0);
    }
  });

  it('is found by every word of the name, accents and case aside, and by SKU', async () => {
    const byName = await list({ name: 'TALAVERA lámpara' });
    expect(byName.data.length).toBeGreaterThan(0);
    for (const { name } of byName.data) expect(name).toMatch(/Lámpara.*talavera/u);
    expect((await list({ name: 'vs-6-az' })).data.map(({ sku }) => sku)).toContain('VS-6-AZ');
    for (const name of ['%', '_', 'zzzz', String.raw`\\`]) expect((await list({ name })).data).toEqual([]);
  });

  it.each([
    ['order_precio', (row: { salePrice: number }) => row.salePrice],
    ['order_existencias', (row: { stock: number }) => row.stock],
    ['order_fecha_creacion', (row: { fecha_creacion: string }) => Date.parse(row.fecha_creacion)],
  ] as const)('in the order %s, both ways', async (order, of) => {
    const up = (await list({ [order]: 'asc' })).data.map(of);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await list({ [order]: 'desc' })).data.map(of);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  it('has each product on one page, and takes one order only', async () => {
    const { counts } = await list();
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(counts.total / 20); page += 1) {
      seen.push(...(await list({ page, pageSize: 20 })).data.map(({ id }) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([counts.total, counts.total]);
    const twice = { ...store, query: { order_name: 'asc', order_precio: 'asc' } };
    expect((await answer(calls.listProducts, twice)).status).toBe(422);
  });

  it.each([
    ['photo', (row: Row) => row.ImageLinkThumbnail === null],
    ['category', (row: Row) => row.category === ''],
    ['stock', (row: Row) => row.stock === 0],
  ] as const)('is told by what its products lack: %s', async (filter_missing, lacks) => {
    const found = await list({ filter_missing });
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.counts.total).toBe(found.pagination.total_registros);
    for (const row of found.data) expect(lacks(row)).toBe(true);
  });

  it('is told by brand and by ids', async () => {
    const { data } = await list({ filter_brand: 'Casa Lumbre', pageSize: 2 });
    expect(data).toHaveLength(2);
    expect((await list({ filter_brand: 'casa lumbre' })).data).toEqual([]);
    const ids = [...data.map(({ id }) => id), 'p-nadie'];
    expect((await list({ ids })).data.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });

  it('S3.8 of a channel is what is active there', async () => {
    const { totalSRChannels } = await ask(calls.getActiveProductTotals, store);
    const at = await list({ filter_marketplace: ['SR'] });
    expect(at.pagination.total_registros).toBe(totalSRChannels);
    for (const { salesChannels } of at.data) expect(salesChannels).toContain('SR');
  });
});

describe('a product', () => {
  it('S7.67 is found by its SKU in any case, with all its SKUs', async () => {
    const { data } = await ask(calls.getProductBySku, { params: { ...store.params, sku: 'cj-otm-45' } });
    expect(data.info_by_sku.map(({ sku }) => sku)).toEqual([
      'CJ-OTM-45',
      'CJ-OTM-45-RO',
      'CJ-OTM-45-AZ',
      'CJ-OTM-45-VE',
    ]);
    const skus = await ask(calls.listProductSkus, { params: { ...store.params, id: data.id } });
    expect(skus.data).toEqual(data.info_by_sku);
    const check = (productId: string | null) =>
      ask(calls.checkSku, { ...store, body: { sku: 'cj-otm-45', productId } });
    expect([await check(null), await check(data.id)]).toEqual([{ exists: true }, { exists: false }]);
  });
});

describe('several at once (calls.md 25.4)', () => {
  const offerOf = async (id: string) =>
    (await ask(calls.getProduct, { params: { ...store.params, id } })).data;
  const change = (
    call: typeof calls.activateProducts | typeof calls.pauseProducts,
    ids: string[],
    code = 'SR' as const,
  ) => ask(call, { ...store, body: { ids, salesChannels: [code] } });

  it('S7.69 are paused and activated again, each by itself, and the others told why not', async () => {
    const [ready] = (await list({ filter_status: 'active', filter_marketplace: ['SR'] })).data;
    const [draft] = (await list({ filter_status: 'draft' })).data;
    const ids = [ready?.id ?? '', draft?.id ?? '', 'p-nadie', ready?.id ?? ''];
    const paused = await change(calls.pauseProducts, ids);
    expect(paused).toMatchObject({
      success: false,
      message: 'Se pausaron 1 de 3',
      data: {
        ok: [ready?.id],
        failed: [{ id: draft?.id }, { id: 'p-nadie', message: 'Este producto ya no existe' }],
      },
    });
    expect((await offerOf(ids[0] ?? '')).sales_channel.SR).toMatchObject({ active: false, status: 'paused' });
    const before = await offerOf(ids[0] ?? '');
    // The product is paused already, so nothing changes and no author is recorded.
    await change(calls.pauseProducts, [ids[0] ?? '']);
    expect((await offerOf(ids[0] ?? '')).version).toBe(before.version);
    expect(await change(calls.activateProducts, [ids[0] ?? ''])).toMatchObject({ success: true });
    expect(await offerOf(ids[0] ?? '')).toMatchObject({
      status: 'active',
      version: (before.version ?? 0) + 1,
    });
  });

  it.each([
    ['a photo', { photos: [] }, 'Le falta una foto'],
    ['a category', { category: '' }, 'Le falta la categoría'],
    ['a price', { salePrice: 0, offers: {} }, 'Le falta el precio'],
    ['stock', { stock: 0 }, 'Sin existencias'],
  ])('are never active without %s', async (_, lack, message) => {
    const [row] = (await list({ filter_status: 'active' })).data;
    const id = row?.id ?? '';
    const [before] = await acrossStores(db.database, (tx) =>
      tx.select().from(products).where(eq(products.id, id)),
    );
    const set = (values: Partial<typeof products.$inferInsert>) =>
      acrossStores(db.database, (tx) => tx.update(products).set(values).where(eq(products.id, id)));
    await set(lack);
    const { data } = await change(calls.activateProducts, [id]);
    // The kind follows by itself.
    await set(Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => name !== 'kind')));
    expect(data).toEqual({ ok: [], failed: [{ id, message }] });
  });

  it('is activated from here at the channels of the contract alone', async () => {
    const [row] = (await list({ filter_status: 'active' })).data;
    const given = await ask(calls.activateProducts, {
      ...store,
      body: { ids: [row?.id ?? ''], salesChannels: ['ML'] },
    });
    expect(given.data.failed[0]?.message).toBe('En Mercado Libre se activa desde el canal');
  });
});
