import { randomBytes } from 'node:crypto';
import process from 'node:process';
import type { BulkLoadLog, CallAnswer } from '@trastienda/api-client';
import { type Calls, calls } from '@trastienda/api-client/calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed, times } from '../../../../../tools/suite/samples.ts';
import { createJobRunner } from '../../jobs/run-job.ts';
import { CASA_LUMBRE } from '../../testing/ask.ts';
import { bulkLoads, csvFile } from '../../testing/bulk-loads.ts';
import { NOW } from '../../testing/now.ts';
import { otherProcess } from '../../testing/other-process.ts';
import { failingRows } from '../../testing/pay-in.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { CHUNK } from './start-load.ts';
import { bulkLoadJob } from './work-load.ts';

const db = useDatabase();
const { ask, answer, load, start, work, undo, see, faults, failures } = bulkLoads(() => db.database);
const params = { storeId: CASA_LUMBRE };
const LUCIA = { email: 'lucia.mena@casalumbre.example' };
const HER_BRAND = 'La de Lucía';
/** Pieces that are sold between a load and its undo. */
const SOLD = 3;

type Product = CallAnswer<Calls['getProductBySku']>['data'];
type Kept = {
  readonly id: string;
  readonly version: number;
  readonly product: Readonly<Record<string, unknown>>;
  readonly skus: readonly { readonly sku: string; readonly stock: number }[];
};
type Snapshot = ReadonlyMap<string, Kept>;

const rowsOf = async <Row>(text: string): Promise<readonly Row[]> =>
  (await acrossStores(db.database, (tx) => tx.execute(text))).rows as Row[];

/** Products as they lie in the tables, but for what any save moves. */
async function snapshot(which: string): Promise<Snapshot> {
  const rows = await rowsOf<Kept>(`
    select p.id, p.version, to_jsonb(p) - 'version' - 'updated_at' as product,
      (select jsonb_agg(to_jsonb(s) order by s.position) from product_skus s
        where s.store_id = p.store_id and s.product_id = p.id) as skus
    from products p where p.store_id = '${CASA_LUMBRE}' and p.status <> 'deleted' and ${which}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Works out of the others: what a brand or a piece more makes of them is not looked at. */
const derived = new Set(['completeness', 'missing', 'kind', 'brand', 'stock']);
const told = ({ product }: Kept) =>
  Object.fromEntries(Object.entries(product).filter(([key]) => !derived.has(key)));

type Cells = Readonly<Record<string, string>>;
type Touch = 'brand' | 'sale' | null;

const oneOf = (...cells: string[]) => fc.constantFrom('', ...cells);
const row = fc.record({
  /** A product that is there, a new one, or a variation of a new one that several rows make. */
  of: fc.oneof(
    { weight: 4, arbitrary: fc.nat(39) },
    { weight: 2, arbitrary: fc.constantFrom('new' as const, 'variation' as const) },
  ),
  cells: fc.record({
    name: oneOf('Uno', 'Otro nombre'),
    price: oneOf('512', '9301.50', 'x'),
    stock: oneOf('40', '100', '-1'),
    brand: oneOf('De la carga', '[vaciar]'),
    cost: oneOf('11.10', '[vaciar]'),
    channels: oneOf('Sears', 'Sears|Sanborns', '[vaciar]'),
    price_SR: oneOf('700'),
    buffer_SR: oneOf('2'),
  }),
  touch: fc.constantFrom<Touch>(null, null, 'brand', 'sale'),
});
type Row = typeof row extends fc.Arbitrary<infer One> ? One : never;

const csvOf = (rows: readonly Cells[]): string => {
  const keys = [...new Set(rows.flatMap((one) => Object.keys(one)))];
  return [keys.join(','), ...rows.map((one) => keys.map((key) => one[key] ?? '').join(','))].join('\n');
};

function cellsOf(
  { of, cells }: Row,
  at: number,
  { known, made }: { known: readonly string[]; made: number },
): Cells {
  if (typeof of === 'number') return { ...cells, sku: known[of] ?? '' };
  const name = cells.name === '' ? 'Nuevo' : cells.name;
  if (of === 'new') return { ...cells, name, sku: `UN-${made}-${at}` };
  // A value that a product has once is in one of its rows at most.
  const { stock } = cells;
  return {
    stock,
    sku: `UV-${made}-${at}`,
    parentSku: `UV-${made}`,
    variationName1: 'Talla',
    variationValue1: `T${at}`,
    name: 'Familia',
  };
}

/** The rows that failed, with nothing left of them that can. */
const mended = (log: BulkLoadLog, rows: readonly Cells[]): Cells[] =>
  log.log.flatMap(({ outcome, row: number }) => {
    const cells = rows[number - 2];
    if (outcome !== 'failed' || cells === undefined) return [];
    const { sku = '', parentSku = '', variationName1 = '', variationValue1 = '', name = '' } = cells;
    return [{ fila: String(number), sku, parentSku, variationName1, variationValue1, name, stock: '7' }];
  });

/**
 * Changes a product as another person, which a load may have written.
 * @returns its id; `null` where there is nothing to change
 */
async function touched(sku: string, touch: Touch): Promise<string | null> {
  const found = await answer(calls.getProductBySku, { params: { ...params, sku } });
  if (touch === null || found.status !== 200) return null;
  const { data } = found.body as { data: Product };
  const info_by_sku = data.info_by_sku.map((one) =>
    one.sku === sku ? { ...one, stock: one.stock - SOLD } : one,
  );
  if (touch === 'sale' && info_by_sku.some(({ stock }) => stock < 0)) return null;
  const body = touch === 'brand' ? { brand: HER_BRAND } : { info_by_sku };
  await ask(calls.updateProduct, { params: { ...params, id: data.id }, body }, LUCIA);
  return data.id;
}

it('a load that is undone with its mended rows leaves all as it was, but for what somebody changed since: random loads', async () => {
  const pool = await rowsOf<{ id: string; sku: string }>(`
    (select id, first_sku as sku from products where store_id = '${CASA_LUMBRE}' and status <> 'deleted' and skus = 1 order by id limit 37)
    union all
    (select p.id, (select max(sku) from product_skus s where s.store_id = p.store_id and s.product_id = p.id)
      from products p where store_id = '${CASA_LUMBRE}' and status <> 'deleted' and skus > 1 order by id limit 3)`);
  const known = pool.map(({ sku }) => sku);
  expect(known).toHaveLength(40);
  const [others, watched] = [
    `p.demo and not p.id = any('{${pool.map(({ id }) => id).join(',')}}')`,
    `(not p.demo or p.id = any('{${pool.map(({ id }) => id).join(',')}}'))`,
  ];
  const untouched = await snapshot(others);
  const seen = { loads: 0, mended: 0, gone: 0, back: 0, kept: 0, sold: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 3, maxLength: 8 }), async (rows) => {
      seen.loads += 1;
      const cells = rows.map((one, at) => cellsOf(one, at, { known, made: seen.loads }));
      const before = await snapshot(watched);
      const first = await load(csvOf(cells));
      const again = mended(first, cells);
      const second = again.length === 0 ? null : await load(csvOf(again), { retryOf: first.id });
      seen.mended += second === null ? 0 : second.created + second.updated;
      const touches = new Map<string, Set<Touch>>();
      const sold = new Map<string, number>();
      for (const [at, { touch }] of rows.entries()) {
        const sku = cells[at]?.sku ?? '';
        const id = await touched(sku, touch);
        if (id === null) continue;
        touches.set(id, (touches.get(id) ?? new Set()).add(touch));
        if (touch === 'sale') sold.set(sku, (sold.get(sku) ?? 0) + SOLD);
      }
      const loaded = await snapshot(watched);
      if (first.undoUntil === null && second?.undoUntil === null) return;
      // These SKUs were added by a corrected row to a product that existed by then.
      const made = new Set(first.log.map(({ productId }) => productId));
      const added = new Set(
        second?.log
          .filter(({ outcome, productId }) => outcome === 'created' && made.has(productId))
          .map(({ sku }) => sku),
      );
      await undo(first.id);
      const after = await snapshot(watched);

      for (const id of new Set([...before.keys(), ...loaded.keys()])) {
        const [was, filled, is] = [before.get(id), loaded.get(id), after.get(id)];
        const touch = touches.get(id) ?? new Set();
        if (!was) {
          // A product of the load is gone, unless a person worked on it; then it lacks the corrected rows
          // that belong to the load only.
          const left = filled?.skus.filter(({ sku }) => !added.has(sku) || sold.has(sku));
          expect(is?.skus).toEqual(touch.size === 0 ? undefined : left);
          seen[is ? 'kept' : 'gone'] += 1;
          continue;
        }
        if (touch.size === 0) {
          expect({ ...is, version: 0 }).toEqual({ ...was, version: 0 });
          if (is?.version !== was.version) seen.back += 1;
          continue;
        }
        expect(is && told(is)).toEqual(told(was));
        expect(is?.product['brand']).toBe(touch.has('brand') ? HER_BRAND : was.product['brand']);
        // 40 became 100, 3 were sold, and 37 are left.
        const left = was.skus.map(({ sku, stock }) => [sku, Math.max(0, stock - (sold.get(sku) ?? 0))]);
        expect(is?.skus.map(({ sku, stock }) => [sku, stock])).toEqual(left);
        expect(is?.product['stock']).toBe(is?.skus.reduce((sum, { stock }) => sum + stock, 0));
        if (touch.has('sale')) seen.sold += 1;
      }
      for (const { id } of second === null ? [first] : [first, second]) {
        const { log, kept } = await see(id);
        const done = log.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
        const reasons = done.map((one) => {
          const touch = touches.get(one.productId ?? '') ?? new Set();
          const isHers = touch.has('brand') && one.changes?.some(({ field }) => field === 'brand') === true;
          const isSold = added.has(one.sku) && sold.has(one.sku ?? '');
          const isNew = !before.has(one.productId ?? '') && !added.has(one.sku);
          if (isNew && touch.size > 0) return 'Se quedó: Lucía Mena Ortega lo cambió después';
          return isHers || isSold ? 'Se quedó como está: Lucía Mena Ortega lo cambió después' : 'Se deshizo';
        });
        expect(done.map(({ message }) => message)).toEqual(reasons);
        expect(kept).toBe(reasons.filter((reason) => reason !== 'Se deshizo').length);
      }
    }),
    { numRuns: Number(process.env['UNDO_RUNS'] ?? times(100, 1 / 5)), seed },
  );
  expect(await snapshot(others)).toEqual(untouched);
  const wrong = await rowsOf(`
    select folded_sku, stock, moved from product_skus s
    left join lateral (select coalesce(sum(pieces), 0)::int as moved from stock_movements m
      where m.store_id = s.store_id and m.product_id = s.product_id and m.folded_sku = s.folded_sku and m.warehouse_id is null) m on true
    where s.store_id = '${CASA_LUMBRE}' and moved <> stock`);
  expect(wrong).toEqual([]);
  expect([faults, failures]).toEqual([[], []]);
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
});

describe('a dry run (D361)', () => {
  it('writes nothing, and tells of each row what the load then does: random files', async () => {
    const known = await rowsOf<{ id: string; sku: string; version: number }>(`
      select id, first_sku as sku, version from products
      where store_id = '${CASA_LUMBRE}' and status <> 'deleted' order by id desc limit 12`);
    const watched = `p.id = any('{${known.map(({ id }) => id).join(',')}}')`;
    /** Empty mostly; now and then what cannot be. */
    const cell = (
      good: readonly string[],
      bad: readonly string[] = ['x', '-1', '0', '[vaciar]', 'doce', '1.299'],
    ) =>
      fc.oneof(
        { weight: 24, arbitrary: fc.constant('') },
        { weight: 12, arbitrary: fc.constantFrom(...good) },
        { weight: 1, arbitrary: fc.constantFrom(...bad) },
      );
    const line = fc.record({
      sku: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...known.map(({ sku }) => sku)) },
        { weight: 6, arbitrary: fc.constantFrom('RV-A', 'RV-B', 'RV-C', 'RV-D', 'rv-a') },
        { weight: 1, arbitrary: fc.constantFrom('', '7.50123E+12') },
      ),
      parentSku: cell(['RG'], ['x'.repeat(60)]),
      name: fc.constantFrom('', 'Uno', 'Dos', 'Tres'),
      brand: cell(['Otra', '[vaciar]'], ['x'.repeat(300)]),
      price: cell(['100', '250.50']),
      salePrice: cell(['90', '9999']),
      cost: cell(['12.5', '[vaciar]']),
      stock: cell(['4', '15', '[vaciar]']),
      weight: cell(['1.5'], ['2100']),
      universalId: cell(['7501055300075'], ['750105530007']),
      variationValue1: cell(['Azul', 'Verde'], ['03-abr']),
      category: cell(['cat-1-1-1'], ['No hay']),
      channels: cell(['Sears', 'Sears|Sanborns', '[vaciar]'], ['Mercado Libre', 'Sambors']),
      price_SR: cell(['300']),
      buffer_SR: cell(['2']),
      photo1: cell(['nada.png', 'https://otra.example/a.png']),
      control: cell(['v1', 'v1 s3', 'v9']),
    });
    const file = fc.record({
      rows: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: line },
          // Nothing but its SKU.
          { weight: 1, arbitrary: line.map(({ sku }) => ({ sku })) },
        ),
        { minLength: 1, maxLength: 8 },
      ),
      type: fc.constantFrom('alta' as const, 'alta' as const, 'edicion' as const),
      stockMode: fc.constantFrom('absoluto' as const, 'diferencia' as const),
      salesChannels: fc.constantFrom([], ['SR' as const]),
    });
    const seen = { created: 0, updated: 0, unchanged: 0, failed: 0 };
    let made = 0;
    await fc.assert(
      fc.asyncProperty(file, async ({ rows, ...asked }) => {
        made += 1;
        const own = (text: string) => text.replace(/^r([vg])/iu, (start) => `${start}${made}`);
        const csv = csvOf(
          rows.map((one) => ({
            ...one,
            sku: own(one.sku),
            ...('parentSku' in one && { parentSku: own(one.parentSku) }),
          })),
        );
        const sent = (dryRun: boolean) =>
          answer(calls.createBulkLoad, { params, body: { ...asked, file: csvFile(csv), dryRun } });
        const before = await snapshot(watched);
        const begun = await sent(true);
        if (begun.status === 422) {
          expect(await sent(false)).toEqual(begun);
          return;
        }
        const { id } = begun.body as { id: string };
        await work(id);
        const rehearsed = await see(id);
        expect(await snapshot(watched)).toEqual(before);
        expect(await rowsOf(`select 1 from product_saves where load_id = '${id}'`)).toEqual([]);
        const done = await load(csv, { ...asked, salesChannels: [...asked.salesChannels] });
        expect(toldOf(rehearsed, before)).toEqual(toldOf(done, before));
        expect(done.processed).toBe(done.total);
        for (const outcome of ['created', 'updated', 'unchanged', 'failed'] as const)
          seen[outcome] += done[outcome];
      }),
      { numRuns: Number(process.env['BULK_RUNS'] ?? times(200, 1 / 10)), seed },
    );
    expect([faults, failures]).toEqual([[], []]);
    for (const [outcome, rows] of Object.entries(seen)) expect(rows, outcome).toBeGreaterThan(0);
  });
});

/**
 * Returns the part of a log that a dry run must have too: all but ids that are still to be made, and the
 * tense.
 */
function toldOf(
  { log, causes, columns, total, created, updated, unchanged, failed }: BulkLoadLog,
  before: Snapshot,
) {
  const tense: Readonly<Record<string, string>> = { 'Se creó': 'Se crea', 'Se actualizó': 'Se actualiza' };
  const rows = log.map((one) => ({
    ...one,
    message: tense[one.message] ?? one.message,
    productId: before.has(one.productId ?? '') ? one.productId : null,
  }));
  return { rows, causes, columns, total, created, updated, unchanged, failed };
}

describe('loads whose process is killed', () => {
  it('at 20, 50 and 80 %, with 1, 25, 50 and 99 % of their rows at fault, go on where they stood: each row once', async () => {
    const size = 3 * CHUNK;
    const loads: { readonly id: string; readonly rate: number; readonly failing: ReadonlySet<number> }[] = [];
    for (const rate of [1, 25, 50, 99]) {
      const failing = failingRows(size, rate);
      const rows = Array.from({ length: size }, (_, at) => ({
        sku: `KL-${rate}-${at}`,
        name: `Nombre ${at}`,
        stock: failing.has(at + 1) ? 'x' : String(at),
      }));
      loads.push({ ...(await start(csvFile(csvOf(rows)))), rate, failing });
    }
    const ids = `('${loads.map(({ id }) => id).join(`', '`)}')`;
    const processed = async () => {
      const [sums] = await rowsOf<{ rows: number }>(
        `select sum(created + updated + unchanged + failed)::int as rows from bulk_loads where id in ${ids}`,
      );
      return sums?.rows ?? 0;
    };
    for (const share of [0.2, 0.5, 0.8]) {
      const kill = await otherProcess(db.url);
      await expect
        .poll(processed, { timeout: 60_000, interval: 2 })
        .toBeGreaterThanOrEqual(share * loads.length * size);
      await kill();
    }
    expect(await processed()).toBeLessThan(loads.length * size);
    for (const { id } of loads) await work(id);
    for (const { id, rate, failing } of loads) {
      const done = size - failing.size;
      expect(await see(id, { pageSize: 1 })).toMatchObject({
        processed: size,
        created: done,
        failed: failing.size,
      });
      const failed = await rowsOf<{ row: number }>(
        `select row_number - 1 as row from bulk_rows where load_id = '${id}' and outcome = 'failed' order by 1`,
      );
      expect(failed.map(({ row: number }) => number)).toEqual([...failing].toSorted((a, b) => a - b));
      const pieces = Array.from({ length: size }, (_, at) => (failing.has(at + 1) ? 0 : at));
      const sum = pieces.reduce((all, one) => all + one, 0);
      const [made] = await rowsOf(`
        select count(*)::int as saves, count(distinct product_id)::int as products,
          (select count(*)::int from product_skus where folded_sku like 'kl-${rate}-%') as skus,
          (select sum(stock)::int from product_skus where folded_sku like 'kl-${rate}-%') as stock,
          (select sum(pieces)::int from stock_movements where folded_sku like 'kl-${rate}-%') as pieces
        from product_saves where load_id = '${id}'`);
      expect(made).toEqual({ saves: done, products: done, skus: done, stock: sum, pieces: sum });
    }
  });
});

describe('a load asks and writes as much for many products as for few', () => {
  const many = 40;
  const csv = (count: number, price: number) =>
    csvOf(
      Array.from({ length: count }, (_, at) => ({
        sku: `ST-${count}-${at}`,
        name: `Taza ${at}`,
        category: 'cat-1-1-1',
        price: String(price),
        stock: String(at + 1),
      })),
    );
  const counted = (work: () => Promise<unknown>) => statementsOf(db.database, work);
  const undone = async (id: string) => {
    const post = await answer(calls.undoBulkLoad, { params: { ...params, id }, body: { reason: '' } });
    expect(post.status).toBe(200);
    return counted(() => work(`${id}-deshacer`));
  };
  const onBulkRows = (sent: readonly string[], verb: string) =>
    sent.filter((text) => text.startsWith(`${verb} "bulk_rows"`)).length;

  it('rehearsed, loaded, changed, undone and deleted', async () => {
    const all = new Map<number, Readonly<Record<string, readonly string[]>>>();
    for (const count of [2, many]) {
      const told: Record<string, readonly string[]> = {};
      for (const [what, price] of [
        ['new', 100],
        ['known', 120],
      ] as const) {
        const rehearsal = await start(csvFile(csv(count, price)), { dryRun: true });
        told[`rehearsed ${what}`] = await counted(() => work(rehearsal.id));
        const { id } = await start(csvFile(csv(count, price)));
        told[what] = await counted(() => work(id));
        expect(await see(id, { pageSize: 1 })).toMatchObject({ processed: count, failed: 0, unchanged: 0 });
        // The changes are undone and done again, so that the products exist when they are deleted.
        if (what === 'known') told['undone known'] = await undone(id);
      }
      const { data } = await ask(calls.listProducts, {
        params,
        query: { name: `st-${count}-`, pageSize: 100 },
      });
      expect(data).toHaveLength(count);
      const ids = data.map(({ id }) => id);
      told['deleted'] = await counted(() =>
        ask(calls.deleteProducts, { params, body: { ids, salesChannels: ['CS', 'SR', 'SN'] } }),
      );
      const again = await load(csv(count, 100));
      told['undone new'] = await undone(again.id);
      expect((await see(again.id)).kept).toBe(0);
      all.set(count, told);
    }
    const lengths = (count: number) =>
      Object.entries(all.get(count) ?? {}).map(([what, sent]) => [what, sent.length]);
    expect(lengths(many)).toEqual(lengths(2));
    for (const [what, sent] of Object.entries(all.get(many) ?? {})) {
      if (!what.startsWith('rehearsed')) continue;
      expect([onBulkRows(sent, 'insert into'), onBulkRows(sent, 'update')], what).toEqual([1, 0]);
    }
  });
});

it.each([true, false])(
  'a fault of ours fails the rows of its chunk, and the log names them all (dry run: %s)',
  async (dryRun) => {
    const { id } = await start(csvFile('SKU,Nombre\nFA-1,Uno\nFA-2,Dos'), { dryRun });
    const broken = createJobRunner({
      database: db.database,
      kinds: [{ ...bulkLoadJob, run: () => Promise.reject(new TypeError('x is not a function')) }],
      clock: () => NOW,
      random: randomBytes,
      notifyWorkers: async () => {},
      onError: () => {},
    });
    await broken.runJob({ storeId: CASA_LUMBRE, jobId: id });
    const told = await see(id);
    expect(told).toMatchObject({ status: 'fallido', total: 2, processed: 2, failed: 2 });
    expect(told.log.map(({ row, sku, outcome, code }) => [row, sku, outcome, code])).toEqual([
      [2, 'FA-1', 'failed', 'unexpected'],
      [3, 'FA-2', 'failed', 'unexpected'],
    ]);
  },
);
