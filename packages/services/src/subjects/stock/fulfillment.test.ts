import { randomUUID } from 'node:crypto';
import type { CallInput, CallAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { foldText } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isRejected } from '@trastienda/demo/money-clock';
import { DemoRandom } from '@trastienda/demo/random';
import { countShipments, moveWithdrawals } from '@trastienda/demo/stock-clock';
import { productSkus, stockMovements } from '../../tables/products.ts';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { NOW } from '../../testing/now.ts';
import { inScope } from '../../testing/in-scope.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { warehouseStock, withdrawals } from '../../tables/shipping.ts';
import { deliverWithdrawal, receiveShipment } from './settle.ts';

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);
const params = { storeId: CASA_LUMBRE };
const ALM = 'alm-1';
/** Sequences of the model, and what is done in each. */
const SEQUENCES = Number(process.env['STOCK_SEQUENCES'] ?? 4);
const STEPS = 12;
const likely = [
  'create',
  'create',
  'edit',
  'edit',
  'cancel',
  'receive',
  'receive',
  'withdraw',
  'withdraw',
  'deliver',
] as const;

type Shipment = CallAnswer<typeof calls.createFulfillmentShipment>['detail'];
type Body = CallInput<typeof calls.createFulfillmentShipment>['body'];
type Line = { readonly sku: string; readonly quantity: number };

const shipmentOf = (items: readonly Line[], more: Partial<Body> = {}): Body => ({
  warehouseId: ALM,
  carrier: null,
  trackingNumber: null,
  estimatedArrival: '2025-11-28',
  items: [...items],
  ...more,
});
const send = (items: readonly Line[], more: Partial<Body> = {}, key = randomUUID()) =>
  answer(calls.createFulfillmentShipment, { params, body: shipmentOf(items, more) }, { key });
const sent = async (items: readonly Line[], more: Partial<Body> = {}): Promise<Shipment> =>
  (await ask(calls.createFulfillmentShipment, { params, body: shipmentOf(items, more) })).detail;
const change = (shipmentId: string, items: readonly Line[], more: Partial<Body> = {}) =>
  answer(calls.updateFulfillmentShipment, {
    params: { ...params, shipmentId },
    body: shipmentOf(items, more),
  });
const cancel = (shipmentId: string) =>
  answer(calls.cancelFulfillmentShipment, { params: { ...params, shipmentId } });
const withdraw = (items: readonly Line[], key = randomUUID()) =>
  answer(
    calls.createInventoryWithdrawal,
    { params, body: { warehouseId: ALM, deliverTo: 'storehouse', items, comment: null } },
    { key },
  );
const receive = (shipmentId: string, counted?: number) =>
  inScope(db.database, (scope) => receiveShipment(scope, shipmentId, ({ quantity }) => counted ?? quantity));

/** Returns a SKU of the test's own, with pieces that no order waits for. */
async function aSku(stock: number): Promise<string> {
  const { data } = await ask(calls.getProductBySku, { params: { ...params, sku: 'MC-BAR-M' } });
  const sku = `FUL-${randomUUID().slice(0, 8)}`;
  await ask(calls.createProduct, {
    params,
    body: {
      draft: true,
      name: 'Maceta de prueba',
      category: data.category,
      info_by_sku: [{ sku, stock, variation: [], photos: [] }],
    },
  });
  return sku;
}

const ownOf = async (sku: string): Promise<number> => {
  const [row] = await acrossStores(db.database, (tx) =>
    tx
      .select()
      .from(productSkus)
      .where(eq(productSkus.foldedSku, foldText(sku))),
  );
  return row?.stock ?? -1;
};
const itemOf = async (sku: string) => {
  const { detail } = await ask(calls.listInventory, { params, query: { sku, warehouseId: ALM } });
  const [item] = detail.registros;
  if (!item) throw new Error(`${sku} is in no warehouse`);
  return item;
};
const faultsOf = (given: { readonly body?: unknown }) => JSON.stringify(given.body);

/** The number in 'env-552'; not a number for another shape. */
const numberOf = (id: string) => Number(/^(?:env|ret)-(\d{1,6})$/u.exec(id)?.[1]);

it('shipments are numbered one after the other, in one short shape, also those made at once', async () => {
  const sku = await aSku(9);
  const first = numberOf((await sent([{ sku, quantity: 1 }])).shipmentId);
  const given = await Promise.all([1, 2, 3].map(() => sent([{ sku, quantity: 1 }])));
  expect(given.map(({ shipmentId }) => numberOf(shipmentId)).toSorted((a, b) => a - b)).toEqual([
    first + 1,
    first + 2,
    first + 3,
  ]);
});

describe('what is sent to the warehouse (S1.9, S2.52, D358)', () => {
  it('leaves the merchant’s own stock at once, and is on its way; cancelled it is hers again', async () => {
    const sku = await aSku(30);
    const shipment = await sent([{ sku, quantity: 12 }]);
    expect(shipment).toMatchObject({ status: 'creado', totalUnits: 12, warehouseName: 'Almacén Tultitlán' });
    expect(await ownOf(sku)).toBe(18);
    expect(await itemOf(sku)).toMatchObject({ available: 0, inTransit: 12, onHand: 18 });
    expect(await cancel(shipment.shipmentId)).toMatchObject({ status: 200 });
    expect(await cancel(shipment.shipmentId)).toMatchObject({ status: 200 });
    expect(await ownOf(sku)).toBe(30);
    expect(await itemOf(sku)).toMatchObject({ available: 0, inTransit: 0, onHand: 30 });
  });

  it('is never more than is free: each line says how many are', async () => {
    const [some, none] = [await aSku(5), await aSku(0)];
    const refused = await send([
      { sku: some, quantity: 6 },
      { sku: none, quantity: 1 },
      { sku: 'NO-HAY', quantity: 1 },
      { sku: some.toLowerCase(), quantity: 1 },
    ]);
    expect(refused.status).toBe(422);
    for (const words of [
      'Tienes 5 disponibles',
      'No te quedan disponibles',
      'No tienes ningún producto con SKU NO-HAY',
      'está dos veces',
      'items.0.quantity',
      'items.2.sku',
    ]) {
      expect(faultsOf(refused)).toContain(words);
    }
    expect(await ownOf(some)).toBe(5);
  });

  it('what orders wait for is not free', async () => {
    const { detail } = await ask(calls.listInventory, { params, query: { pageSize: 100 } });
    const { data } = await ask(calls.getProductStock, { params, query: { pageSize: 100 } });
    const waited = data.find(({ reserved, stock }) => reserved > 0 && stock > reserved);
    if (!waited) throw new Error('The demo has a SKU that orders wait for');
    const free = waited.stock - waited.reserved;
    const item = detail.registros.find(({ sku }) => sku === waited.sku);
    if (item) expect(item.onHand).toBe(free);
    const refused = await send([{ sku: waited.sku, quantity: free + 1 }]);
    expect(faultsOf(refused)).toContain(`Tienes ${free} disponible`);
  });

  it('refuses an unknown warehouse, a day that has passed, and one too far ahead (422)', async () => {
    const sku = await aSku(5);
    const line = [{ sku, quantity: 1 }];
    expect(faultsOf(await send(line, { warehouseId: 'alm-9' }))).toContain('Elige un almacén de la lista');
    expect(faultsOf(await send(line, { estimatedArrival: '2025-11-24' }))).toContain(
      'Elige hoy o un día que viene',
    );
    expect(faultsOf(await send(line, { estimatedArrival: '2026-11-24' }))).toContain('próximos seis meses');
    expect(await ownOf(sku)).toBe(5);
  });

  it('is changed while it waits: only the difference moves, of what it holds already too', async () => {
    const [first, second] = [await aSku(10), await aSku(10)];
    const { shipmentId } = await sent([{ sku: first, quantity: 10 }]);
    const changed = await change(shipmentId, [
      { sku: first, quantity: 7 },
      { sku: second, quantity: 4 },
    ]);
    expect(changed).toMatchObject({ status: 200, body: { detail: { totalUnits: 11, status: 'creado' } } });
    expect([await ownOf(first), await ownOf(second)]).toEqual([3, 6]);
    expect(faultsOf(await change(shipmentId, [{ sku: first, quantity: 11 }]))).toContain(
      'Tienes 10 disponibles',
    );
    await change(shipmentId, [{ sku: second, quantity: 10 }]);
    expect([await ownOf(first), await ownOf(second)]).toEqual([10, 0]);
  });

  it('S7.6 sent it travels and is not changed any more (409), said again it answers the same', async () => {
    const sku = await aSku(10);
    const { shipmentId } = await sent([{ sku, quantity: 4 }]);
    const left = await change(shipmentId, [{ sku, quantity: 4 }], { sent: true });
    expect(left).toMatchObject({ status: 200, body: { detail: { status: 'en_transito' } } });
    expect(await change(shipmentId, [{ sku, quantity: 4 }], { sent: true })).toEqual(left);
    expect(await change(shipmentId, [{ sku, quantity: 5 }])).toMatchObject({
      status: 409,
      body: { message: 'Este envío ya salió: no se puede cambiar' },
    });
    await cancel(shipmentId);
    expect(await change(shipmentId, [{ sku, quantity: 5 }])).toMatchObject({ status: 409 });
    expect(await ownOf(sku)).toBe(10);
  });

  it('with one key is sent once, however often it is asked', async () => {
    const sku = await aSku(10);
    const key = randomUUID();
    const given = await Promise.all([1, 2, 3].map(() => send([{ sku, quantity: 3 }], {}, key)));
    expect(given.some(({ status }) => status === 200)).toBe(true);
    const again = await send([{ sku, quantity: 3 }], {}, key);
    expect(again.status).toBe(200);
    expect(await ownOf(sku)).toBe(7);
  });
});

describe('what the warehouse has (S2.53, D357, D359)', () => {
  it('is what it counted; what it counted otherwise is told', async () => {
    const sku = await aSku(20);
    const { shipmentId } = await sent([{ sku, quantity: 10 }], { sent: true });
    expect(await receive(shipmentId, 8)).toMatchObject({ status: 'recibido_con_diferencias' });
    // Counted again it is not there twice.
    await receive(shipmentId, 8);
    expect(await itemOf(sku)).toMatchObject({ available: 8, inTransit: 0, onHand: 10 });
    const { detail } = await ask(calls.getInventoryItem, { params: { ...params, sku } });
    expect(detail.movements.map(({ reason, units, warehouseId }) => [reason, units, warehouseId])).toEqual([
      ['diferencia', -2, ALM],
      ['recibido', 10, ALM],
      ['envio', -10, null],
      ['alta', 20, null],
    ]);
    expect(await cancel(shipmentId)).toMatchObject({ status: 409 });
  });

  it('is counted by the store’s own totals, with what runs out first at the top', async () => {
    const { detail } = await ask(calls.listInventory, { params, query: { pageSize: 100, order: 'lasts' } });
    const { registros: rows, counts } = detail;
    expect(rows).toHaveLength(detail.total_registros);
    for (const key of ['available', 'reserved', 'inTransit', 'damaged'] as const) {
      expect(counts[key]).toBe(rows.reduce((sum, row) => sum + row[key], 0));
      expect(counts[key], key).toBeGreaterThan(0);
    }
    const lasts = rows.map(({ availableEverywhere: units, soldIn28Days }) =>
      soldIn28Days > 0 ? Math.floor((units * 28) / soldIn28Days) : units <= 0 ? 1_000 : 1_001,
    );
    expect(lasts).toEqual(lasts.toSorted((one, other) => one - other));
    const soon = rows.filter((row, at) => row.availableEverywhere > 0 && (lasts[at] ?? 999) <= 7);
    expect(counts.within7).toBe(new Set(soon.map(({ sku }) => sku)).size);
    expect(counts.within7).toBeGreaterThan(0);
    for (const { sku, availableEverywhere } of rows) {
      const all = rows.filter((row) => row.sku === sku);
      expect(availableEverywhere).toBe(all.reduce((sum, row) => sum + row.available, 0));
    }
  });

  it('is found by a part of the name or of the SKU, by warehouse, and by SKUs that are named', async () => {
    const found = async (query: object) =>
      (await ask(calls.listInventory, { params, query: { pageSize: 100, ...query } })).detail.registros;
    expect((await found({ name: 'LÁMPARA' })).map(({ sku }) => sku)).toContain('LM-TAL-01');
    expect((await found({ name: 'tal-0' })).length).toBeGreaterThan(0);
    const far = await found({ warehouseId: 'alm-2' });
    expect(new Set(far.map(({ warehouseId }) => warehouseId))).toEqual(new Set(['alm-2']));
    const named = await found({ skus: ['lm-tal-01', 'VS-6-AZ', 'NO-HAY'] });
    expect(new Set(named.map(({ sku }) => sku))).toEqual(new Set(['LM-TAL-01', 'VS-6-AZ']));
    expect(await answer(calls.getInventoryItem, { params: { ...params, sku: 'NO-HAY' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('what is taken out (S2.53, D360)', () => {
  const stored = async (units: number) => {
    const sku = await aSku(units);
    const { shipmentId } = await sent([{ sku, quantity: units }], { sent: true });
    await receive(shipmentId);
    return sku;
  };

  it('leaves what is available at once, and is hers again when it was handed over', async () => {
    const sku = await stored(9);
    const { detail } = (await withdraw([{ sku, quantity: 4 }])).body as CallAnswer<
      typeof calls.createInventoryWithdrawal
    > & { detail: object };
    expect(detail).toMatchObject({ status: 'solicitado', totalUnits: 4, deliverTo: 'storehouse' });
    expect(await itemOf(sku)).toMatchObject({ available: 5, reserved: 4, onHand: 0 });
    const { withdrawalId } = detail as { withdrawalId: string };
    await inScope(db.database, (scope) => deliverWithdrawal(scope, withdrawalId));
    await inScope(db.database, (scope) => deliverWithdrawal(scope, withdrawalId));
    expect(await itemOf(sku)).toMatchObject({ available: 5, reserved: 0, onHand: 4 });
    const [newest] = (await ask(calls.listInventoryWithdrawals, { params })).detail.registros;
    expect(newest).toMatchObject({ withdrawalId, status: 'entregado', items: [{ sku, quantity: 4 }] });
  });

  it('asked by two at once never goes below 0: one of them hears what is left (409)', async () => {
    const sku = await stored(5);
    const given = await Promise.all([3, 3, 3].map((quantity) => withdraw([{ sku, quantity }])));
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = given.find(({ status }) => status === 409);
    expect(faultsOf(refused ?? {})).toContain('Tienes 2 disponibles');
    expect(await itemOf(sku)).toMatchObject({ available: 2, reserved: 3 });
  });

  it('with one key takes once; a SKU that is named twice, or is not there, is refused', async () => {
    const sku = await stored(5);
    const key = randomUUID();
    expect((await withdraw([{ sku, quantity: 2 }], key)).status).toBe(200);
    expect((await withdraw([{ sku, quantity: 2 }], key)).status).toBe(200);
    expect(await itemOf(sku)).toMatchObject({ available: 3 });
    const twice = [
      { sku, quantity: 1 },
      { sku: sku.toLowerCase(), quantity: 1 },
    ];
    expect(await withdraw(twice)).toMatchObject({ status: 422 });
    const gone = await withdraw([{ sku: 'NO-HAY', quantity: 1 }]);
    expect(gone.status).toBe(409);
    expect(faultsOf(gone)).toContain('No te quedan disponibles');
  });
});

it('the demo’s warehouse counts what arrived, prepares what was asked and hands it over; what the demo wrote stays', async () => {
  const seeded = () =>
    acrossStores(db.database, (tx) => tx.select().from(withdrawals).where(eq(withdrawals.demo, true)));
  const before = await seeded();
  expect(before.filter(({ storeId }) => storeId === CASA_LUMBRE)).toHaveLength(3);
  const sku = await aSku(8);
  const { shipmentId } = await sent([{ sku, quantity: 8 }], { sent: true });
  const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  await countShipments(db.database, after(1));
  expect(await itemOf(sku)).toMatchObject({ available: 0, inTransit: 8 });
  expect(await countShipments(db.database, after(80))).toBeGreaterThan(0);
  const { available } = await itemOf(sku);
  expect(available).toBe(8 - (isRejected(shipmentId) ? 1 : 0));
  await withdraw([{ sku, quantity: 3 }]);
  const newest = async () =>
    (await ask(calls.listInventoryWithdrawals, { params })).detail.registros.find(({ items }) =>
      items.some((line) => line.sku === sku),
    )?.status;
  await moveWithdrawals(db.database, after(7));
  expect(await newest()).toBe('en_preparacion');
  await moveWithdrawals(db.database, after(31));
  expect(await newest()).toBe('entregado');
  expect(await ownOf(sku)).toBe(3);
  expect(await seeded()).toEqual(before);
});

it(`the sum of all movements is what there is, whatever is done in whatever order (D357)`, async () => {
  const random = new DemoRandom(20_251_128);
  const outcomes = new Map<string, number>();
  for (let turn = 0; turn < SEQUENCES; turn += 1) {
    const skus = [await aSku(40), await aSku(15)];
    const lines = (most = 9) =>
      skus.filter(() => random.chance(0.7)).map((sku) => ({ sku, quantity: random.whole(1, most) }));
    const made: string[] = [];
    const taken: string[] = [];
    const travelling: string[] = [];
    const one = (ids: readonly string[]) => ids[random.whole(0, ids.length - 1)] ?? 'env-0';
    const steps = {
      create: async () => {
        const isSent = random.chance(0.5);
        const given = await send(lines(), { sent: isSent });
        if (given.status !== 200) return given.status;
        const { shipmentId } = (given.body as { detail: Shipment }).detail;
        (isSent ? travelling : made).push(shipmentId);
        return given.status;
      },
      edit: async () => {
        const [id, isSent] = [one(made), random.chance(0.4)];
        const given = await change(id, lines(), { sent: isSent });
        if (given.status === 200 && isSent) travelling.push(id);
        return given.status;
      },
      cancel: async () => (await cancel(one([...made, ...travelling]))).status,
      receive: async () => {
        const shift = random.whole(-3, 2);
        if (travelling.length === 0) return 200;
        await inScope(db.database, (scope) =>
          receiveShipment(scope, one(travelling), ({ quantity }) => Math.max(0, quantity + shift)),
        );
        return 200;
      },
      withdraw: async () => {
        const given = await withdraw(lines(3));
        if (given.status === 200) {
          taken.push((given.body as { detail: { withdrawalId: string } }).detail.withdrawalId);
        }
        return given.status;
      },
      deliver: async () => {
        const id = taken.pop();
        if (id) await inScope(db.database, (scope) => deliverWithdrawal(scope, id));
        return 200;
      },
    };
    for (let step = 0; step < STEPS; step += 1) {
      const name = step === 0 ? 'create' : (likely[random.whole(0, likely.length - 1)] ?? 'create');
      const status = await steps[name]();
      expect([200, 404, 409, 422], name).toContain(status);
      outcomes.set(`${name} ${status}`, (outcomes.get(`${name} ${status}`) ?? 0) + 1);
      for (const sku of skus) await holds(sku);
    }
  }
  expect(failures).toEqual([]);
  for (const outcome of ['create 200', 'edit 200', 'cancel 200', 'receive 200', 'withdraw 200']) {
    expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
  }
});

/**
 * Checks that own pieces, those in the warehouse, in transit and reserved add up to all that the store ever
 * had of the SKU, with the warehouse's corrections.
 */
async function holds(sku: string): Promise<void> {
  const folded = foldText(sku);
  await acrossStores(db.database, async (tx) => {
    const sumOf = async (where: ReturnType<typeof sql>) => {
      const [row] = await tx
        .select({ pieces: sql<number>`coalesce(sum(pieces), 0)::int` })
        .from(stockMovements)
        .where(and(eq(stockMovements.foldedSku, folded), where));
      return row?.pieces ?? 0;
    };
    const own = await sumOf(sql`warehouse_id is null`);
    expect(own).toBe(await ownOf(sku));
    expect(own).toBeGreaterThanOrEqual(0);
    const stood = await tx.select().from(warehouseStock).where(eq(warehouseStock.foldedSku, folded));
    const there = stood.reduce((sum, { available }) => sum + available, 0);
    expect(there).toBe(await sumOf(sql`warehouse_id is not null`));
    const [under] = await tx
      .execute<{ coming: number; leaving: number }>(sql`
      select coalesce((select sum((line->>'quantity')::int) from stock_shipments s, jsonb_array_elements(s.items) line
          where s.status in ('creado', 'en_transito') and line->>'sku' = ${sku}), 0)::int as coming,
        coalesce((select sum((line->>'quantity')::int) from ${withdrawals} w, jsonb_array_elements(w.items) line
          where w.status in ('solicitado', 'en_preparacion') and line->>'sku' = ${sku}), 0)::int as leaving`)
      .then(({ rows }) => rows);
    const first = await sumOf(sql`reason = 'alta'`);
    const found = await sumOf(sql`reason = 'diferencia'`);
    expect(own + there + (under?.coming ?? 0) + (under?.leaving ?? 0)).toBe(first + found);
  });
}
