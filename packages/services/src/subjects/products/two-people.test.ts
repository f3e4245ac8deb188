import type { CallInput, Product } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import type { updateProduct } from '@trastienda/api-client/products';
import { beforeAll, describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { putPerson } from '../../testing/put-person.ts';
import { useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const store = { params: { storeId: CASA_LUMBRE } };
const COLLEAGUE = 'ayudante@casalumbre.example';
type Change = CallInput<typeof updateProduct>['body'];

beforeAll(() => putPerson(db.database, { username: COLLEAGUE, status: 'activo', storeId: CASA_LUMBRE }));

let serial = 0;
async function draft(): Promise<Product> {
  serial += 1;
  const info_by_sku = [{ sku: `DOS-${serial}`, stock: 4, variation: [], photos: [] }];
  const body = { draft: true, name: 'Vaso', price: 90, salePrice: 80, info_by_sku };
  return (await ask(calls.createProduct, { ...store, body })).data;
}
const save = async (id: string, body: Change, email?: string) =>
  answer(
    calls.updateProduct,
    { params: { ...store.params, id }, body },
    email === undefined ? {} : { email },
  );
const read = async (id: string) => (await ask(calls.getProduct, { params: { ...store.params, id } })).data;

/** Every order of three saves of hers and three of his; each keeps their own order. */
const interleavings = (hers: number, his: number): string[] =>
  hers === 0 || his === 0
    ? ['a'.repeat(hers) + 'b'.repeat(his)]
    : [
        ...interleavings(hers - 1, his).map((rest) => `a${rest}`),
        ...interleavings(hers, his - 1).map((rest) => `b${rest}`),
      ];

const saves = {
  a: [{ name: 'Vaso soplado' }, { description: 'De Tonalá' }, { price: 120 }],
  b: [{ brand: 'Lumbre' }, { cost: 33 }, { satUnit: 'PR' }],
} satisfies Record<string, Change[]>;

describe('two people on one product (D262)', () => {
  it.each(interleavings(3, 3))('lose no field in the order %s', async (order) => {
    const { id } = await draft();
    const done = { a: 0, b: 0 };
    // Each goes on from what they had read: the answer of their own last save.
    const seen = { a: 1, b: 1 };
    for (const who of order as Iterable<'a' | 'b'>) {
      const change = saves[who][done[who]++];
      const given = await save(id, { ...change, version: seen[who] }, who === 'b' ? COLLEAGUE : undefined);
      expect(given, JSON.stringify(given.body)).toMatchObject({ status: 200 });
      seen[who] = (given.body as { data: Product }).data.version ?? 0;
    }
    expect(await read(id)).toMatchObject({ ...Object.assign({}, ...saves.a, ...saves.b), version: 7 });
    const { data: history } = await ask(calls.listProductChanges, { params: { ...store.params, id } });
    expect(history.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    // The history has author, time, before and after of each of the six.
    const told = history.toReversed().slice(1);
    expect(told.map(({ by }) => (by === 'Ayudante' ? 'b' : 'a')).join('')).toBe(order);
    expect(told.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
    expect(told.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'name', before: 'Vaso', after: 'Vaso soplado' },
        { field: 'cost', before: null, after: 33 },
      ]),
    );
  });

  it('are in nobody’s way alone: many saves of one’s own from what was read at first, and no conflict', async () => {
    const { id } = await draft();
    const statuses = new Set<number>();
    const count = Number(process.env['OWN_SAVES'] ?? 30);
    for (let at = 1; at <= count; at += 1) {
      statuses.add((await save(id, { name: `Vaso ${at}`, price: 90 + at, version: 1 })).status);
    }
    expect([...statuses]).toEqual([200]);
    expect(await read(id)).toMatchObject({ name: `Vaso ${count}`, price: 90 + count, version: count + 1 });
  });

  it('may keep pieces back at one channel each', async () => {
    const { id } = await draft();
    const offers = (codes: Record<string, number>) => ({
      sales_channel: Object.fromEntries(
        Object.entries(codes).map(([code, stockBuffer]) => [code, { active: false, stockBuffer }]),
      ),
    });
    await save(id, { ...offers({ SR: 0, CS: 0 }), version: 1 });
    await save(id, { ...offers({ SR: 2, CS: 0 }), version: 2 });
    const given = await save(id, { ...offers({ SR: 0, CS: 3 }), version: 2 }, COLLEAGUE);
    expect(given, JSON.stringify(given.body)).toMatchObject({
      status: 200,
      body: { data: { sales_channel: { SR: { stockBuffer: 2 }, CS: { stockBuffer: 3 } } } },
    });
    // Fields that a save or a pause omits stay.
    await ask(calls.pauseProducts, { ...store, body: { ids: [id], salesChannels: ['SR'] } });
    await save(id, { sales_channel: { SR: { active: false }, CS: { active: false } } });
    expect((await read(id)).sales_channel).toMatchObject({ SR: { stockBuffer: 2 }, CS: { stockBuffer: 3 } });
    const { data: history } = await ask(calls.listProductChanges, { params: { ...store.params, id } });
    expect(history[0]?.changes).toEqual([{ field: 'sales_channel.CS.stockBuffer', before: 0, after: 3 }]);
    const negative = await save(id, { sales_channel: { SR: { active: false, stockBuffer: -1 } } });
    expect(negative.status).toBe(422);
  });
});
