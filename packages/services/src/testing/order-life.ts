import type { Order } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { guidesCancelledWith, lineStatusOf, toCentavos } from '@trastienda/domain';
import { eq, inArray, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acrossStores } from '../database/connect.ts';
import { guides, walletEntries, wallets } from '../shippings/schema.ts';
import { asking, CASA_LUMBRE } from './ask.ts';
import { cancellationFor, guideRequestFor, manualOrder, quoteFor } from './requests.ts';
import { useDatabase } from './test-database.ts';

/** Sequences that are worked at once. */
const CONCURRENCY_LIMIT = 8;
const PIECES = [0, 1, 2] as const;

const db = useDatabase();
const { ask, failures } = asking(() => db.database);

type Act = {
  readonly kind: 'ship' | 'cancelGuide' | 'cancelPieces' | 'cancelGuideAgain';
  readonly which: readonly number[];
};
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('ship', 'ship', 'cancelGuide', 'cancelPieces', 'cancelGuideAgain'),
    which: fc.subarray([...PIECES], { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** What should be true of an order: what became of each piece, and what each live guide cost, in centavos. */
type Piece = { readonly id: string; isCancelled: boolean; guide: string | null };
type Model = { readonly pieces: Piece[]; readonly made: Map<string, { cost: number; isLive: boolean }> };

async function read(orderNumber: string): Promise<Order> {
  const page = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderNumber },
  });
  const [order] = page.data;
  if (!order) throw new Error(`The order ${orderNumber} is gone`);
  return order;
}

async function sell(): Promise<Order> {
  const made = await ask(calls.createOrder, { body: manualOrder });
  return read(made.data.orderid);
}

/** A guide for some pieces, bought at its price and put on them. */
async function ship(order: Order, model: Model, pieces: readonly Piece[]): Promise<void> {
  const [option] = (await ask(calls.quoteCourier, { body: quoteFor(order) })).detail;
  if (!option) throw new Error('Somebody goes there');
  const colocationIds = pieces.map(({ id }) => id);
  const { detail } = await ask(calls.createCourierGuide, {
    params: { token: option.token },
    body: guideRequestFor(order, { colocationIds }),
  });
  model.made.set(detail.guide, { cost: toCentavos(detail.totalCost), isLive: true });
  await ask(calls.createOrderShipment, {
    params: { marketplace: order.marketplace, orderId: order.orderid, storeId: CASA_LUMBRE },
    body: {
      colocationIds,
      deliveryCarrierId: detail.nameParcel,
      deliveryCarrierName: detail.nameParcel,
      deliveryTrackId: detail.guide,
      forcedGuideType: null,
      dimensions: null,
    },
  });
  for (const piece of pieces) piece.guide = detail.guide;
}

async function cancelGuide(model: Model, guide: string): Promise<void> {
  const known = model.made.get(guide);
  const { detail } = await ask(calls.cancelCourierGuide, {
    body: { storeId: CASA_LUMBRE, guides: [guide], lotId: null, reason: 'Cancelada por el comercio' },
  });
  expect(detail).toMatchObject([{ guide, cancelled: true }]);
  expect(toCentavos(detail[0]?.refund ?? 0)).toBe(known?.cost);
  if (known) known.isLive = false;
  for (const piece of model.pieces) if (piece.guide === guide && !piece.isCancelled) piece.guide = null;
}

/** A guide that was cancelled already: nothing is given back a second time. */
async function cancelGuideAgain(model: Model): Promise<void> {
  const dead = [...model.made].find(([, { isLive }]) => !isLive)?.[0];
  if (dead === undefined) return;
  const { detail } = await ask(calls.cancelCourierGuide, {
    body: { storeId: CASA_LUMBRE, guides: [dead], lotId: null, reason: 'Cancelada por el comercio' },
  });
  expect(detail).toMatchObject([{ guide: dead, cancelled: true, refund: 0 }]);
}

async function cancelPieces(order: Order, model: Model, pieces: readonly Piece[]): Promise<void> {
  const ids = pieces.map(({ id }) => id);
  const alive = model.pieces.filter(({ isCancelled }) => !isCancelled);
  const going = new Set(pieces.map(({ guide }) => guide));
  const alone = [...going].filter(
    (guide) => guide !== null && alive.every((piece) => piece.guide !== guide || pieces.includes(piece)),
  );
  // What the merchant is told before the press is what happens.
  expect(guidesCancelledWith(await read(order.orderid), ids).toSorted()).toEqual(alone.toSorted());
  await ask(calls.cancelOrder, {
    body: cancellationFor(order, { colocationIds: pieces.length === alive.length ? [] : ids }),
  });
  for (const piece of pieces) piece.isCancelled = true;
  for (const guide of alone) {
    const known = guide === null ? undefined : model.made.get(guide);
    if (known) known.isLive = false;
  }
}

/** The order, its packages, its guides and the ledger say what the acts have made of them. */
async function isTrue(order: Order, model: Model): Promise<void> {
  const now = await read(order.orderid);
  const lineOf = (id: string) => now.orderedProductsList.find(({ colocationId }) => colocationId === id);
  for (const { id, isCancelled, guide } of model.pieces) {
    const line = lineOf(id);
    expect({
      id,
      isCancelled: lineStatusOf(line?.colocationStatus?.id ?? 0)?.family === 'cancelado',
    }).toEqual({
      id,
      isCancelled,
    });
    if (isCancelled) {
      // A piece keeps the guide it was cancelled with, and says whether that one still travels.
      const isDead = guide !== null && model.made.get(guide)?.isLive === false;
      expect({ id, guide: line?.deliveryTrackId ?? null, isDead: line?.statusTrack === 'cancelada' }).toEqual(
        { id, guide, isDead },
      );
      continue;
    }
    expect({ id, guide: line?.deliveryTrackId ?? null }).toEqual({ id, guide });
    const packages = now.paquetes.filter(({ colocationIds }) => colocationIds.includes(id));
    expect(packages.length).toBeLessThanOrEqual(1);
    if (guide !== null) expect(packages.map((one) => one.deliveryTrackId)).toEqual([guide]);
    else for (const one of packages) expect(one.deliveryTrackId).toBeNull();
  }
  if (model.pieces.every(({ isCancelled }) => isCancelled))
    expect(now.dataMarketplace.cancelReason).not.toBeNull();
  const numbers = [...model.made.keys()];
  if (numbers.length === 0) return;
  const { rows, entries } = await acrossStores(db.database, async (tx) => ({
    rows: await tx.select().from(guides).where(inArray(guides.number, numbers)),
    entries: await tx
      .select({ guide: walletEntries.guide, paid: sum(walletEntries.amount).mapWith(Number) })
      .from(walletEntries)
      .where(inArray(walletEntries.guide, numbers))
      .groupBy(walletEntries.guide),
  }));
  for (const [number, { cost, isLive }] of model.made) {
    const row = rows.find((one) => one.number === number);
    expect({ number, isLive: row?.status !== 'cancelada' }).toEqual({ number, isLive });
    // Charged once while it lives; given back whole, once, when it does not.
    expect({ number, paid: entries.find(({ guide }) => guide === number)?.paid ?? 0 }).toEqual({
      number,
      paid: isLive ? -cost : 0,
    });
  }
}

async function live(sequence: readonly Act[]): Promise<void> {
  const order = await sell();
  const model: Model = {
    pieces: order.orderedProductsList.map(({ colocationId }) => ({
      id: colocationId,
      isCancelled: false,
      guide: null,
    })),
    made: new Map(),
  };
  for (const { kind, which } of sequence) {
    const chosen = which.flatMap((at) => model.pieces[at] ?? []);
    if (kind === 'ship') {
      const waiting = chosen.filter(({ guide, isCancelled }) => guide === null && !isCancelled);
      if (waiting.length > 0) await ship(order, model, waiting);
    }
    if (kind === 'cancelGuide') {
      const guide = chosen.find((piece) => piece.guide !== null && !piece.isCancelled)?.guide ?? null;
      if (guide !== null) await cancelGuide(model, guide);
    }
    if (kind === 'cancelGuideAgain') await cancelGuideAgain(model);
    if (kind === 'cancelPieces') {
      const alive = chosen.filter(({ isCancelled }) => !isCancelled);
      if (alive.length > 0) await cancelPieces(order, model, alive);
    }
  }
  // Not after each act: shorter sequences are among them.
  await isTrue(order, model);
}

/** So many random lives of an order: shipped, its guides and pieces cancelled, in any order and any part. */
export const orderLives = (sequences: number) =>
  it('an order, whatever is done with it: pieces, packages, guides and the ledger agree', async () => {
    // Enough for every guide of every sequence.
    await acrossStores(db.database, (tx) =>
      tx
        .insert(walletEntries)
        .values({ storeId: CASA_LUMBRE, kind: 'top_up', amount: 100_000_000, createdAt: new Date() }),
    );
    await Promise.all(
      Array.from({ length: CONCURRENCY_LIMIT }, () =>
        fc.assert(fc.asyncProperty(acts, live), {
          numRuns: sequences / CONCURRENCY_LIMIT,
          endOnFailure: true,
        }),
      ),
    );
    const [wallet] = await acrossStores(db.database, (tx) =>
      tx.select({ balance: wallets.balance }).from(wallets).where(eq(wallets.storeId, CASA_LUMBRE)),
    );
    const [ledger] = await acrossStores(db.database, (tx) =>
      tx
        .select({ total: sum(walletEntries.amount).mapWith(Number) })
        .from(walletEntries)
        .where(eq(walletEntries.storeId, CASA_LUMBRE)),
    );
    expect(wallet?.balance).toBe(ledger?.total);
    expect(failures).toEqual([]);
  }, 600_000);
