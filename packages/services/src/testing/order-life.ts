import type { OrderAnswer } from '@trastienda/api-client';
import { calls } from '@trastienda/api-client/calls';
import { guidesCancelledWith, lineStatusOf, toCentavos } from '@trastienda/domain';
import { eq, inArray, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../../../tools/suite/samples.ts';
import { acrossStores } from '../database/connect.ts';
import { guides, walletEntries, wallets } from '../tables/shipping.ts';
import { asking, CASA_LUMBRE } from './ask.ts';
import { NOW } from './now.ts';
import { cancellationFor, guideRequestFor, manualOrder, quoteFor } from './requests.ts';
import { useDatabase } from './test-database.ts';

/** This many sequences run at the same time. */
const CONCURRENCY_LIMIT = 8;
const PIECES = [0, 1, 2] as const;

const db = useDatabase();
const { ask, answer, failures } = asking(() => db.database);

const kinds = ['ship', 'split', 'deliver', 'cancelGuide', 'cancelGuideAgain', 'cancelPieces'] as const;
type Act = {
  readonly kind: (typeof kinds)[number];
  readonly which: readonly number[];
  /** A number that rotates the names of packages, so that an old name comes back in another place. */
  readonly turn: number;
};
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    // Twice as often: the others do nothing to what was not shipped.
    kind: fc.constantFrom(...kinds, 'ship'),
    which: fc.subarray([...PIECES], { minLength: 1 }),
    turn: fc.nat(2),
  }),
  { minLength: 1, maxLength: 6 },
);

/** The expected state of an order: what became of each piece, and what each guide cost, in centavos. */
type Piece = { readonly id: string; isCancelled: boolean; isDelivered: boolean; guide: string | null };
type Model = { readonly pieces: Piece[]; readonly made: Map<string, { cost: number; isLive: boolean }> };

async function read(orderNumber: string): Promise<OrderAnswer> {
  const page = await ask(calls.listOrders, {
    params: { storeId: CASA_LUMBRE },
    query: { 'filter-orderId': orderNumber },
  });
  const [order] = page.data;
  if (!order) throw new Error(`The order ${orderNumber} is gone`);
  return order;
}

async function sell(): Promise<OrderAnswer> {
  const made = await ask(calls.createOrder, { body: manualOrder });
  return read(made.data.orderid);
}

/** A guide for some pieces, bought at its price and put on them. */
async function ship(order: OrderAnswer, model: Model, pieces: readonly Piece[]): Promise<void> {
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

const guideCancellation = (guide: string) => ({
  body: { storeId: CASA_LUMBRE, guides: [guide], lotId: null, reason: 'Cancelada por el comercio' },
});

async function cancelGuide(model: Model, guide: string): Promise<void> {
  const known = model.made.get(guide);
  const travelling = model.pieces.filter((piece) => piece.guide === guide && !piece.isCancelled);
  if (travelling.some(({ isDelivered }) => isDelivered)) {
    const { status } = await answer(calls.cancelCourierGuide, guideCancellation(guide));
    expect(status).toBe(409);
    return;
  }
  const { detail } = await ask(calls.cancelCourierGuide, guideCancellation(guide));
  expect(detail).toMatchObject([{ guide, cancelled: true }]);
  expect(toCentavos(detail[0]?.refund ?? 0)).toBe(known?.cost);
  if (known) known.isLive = false;
  for (const piece of travelling) piece.guide = null;
}

/** Cancels a guide that was cancelled already: nothing is refunded a second time. */
async function cancelGuideAgain(model: Model): Promise<void> {
  const dead = [...model.made].find(([, { isLive }]) => !isLive)?.[0];
  if (dead === undefined) return;
  const { detail } = await ask(calls.cancelCourierGuide, guideCancellation(dead));
  expect(detail).toMatchObject([{ guide: dead, cancelled: true, refund: 0 }]);
}

async function cancelPieces(order: OrderAnswer, model: Model, pieces: readonly Piece[]): Promise<void> {
  const ids = pieces.map(({ id }) => id);
  const alive = model.pieces.filter(({ isCancelled }) => !isCancelled);
  const body = cancellationFor(order, { colocationIds: pieces.length === alive.length ? [] : ids });
  if (pieces.some(({ isDelivered }) => isDelivered)) {
    expect((await answer(calls.cancelOrder, { body })).status).toBe(409);
    return;
  }
  const going = new Set(pieces.map(({ guide }) => guide));
  const alone = [...going].filter(
    (guide) => guide !== null && alive.every((piece) => piece.guide !== guide || pieces.includes(piece)),
  );
  // The consequences that the merchant sees before the press are those that happen.
  expect(guidesCancelledWith(await read(order.orderid), ids).toSorted()).toEqual(alone.toSorted());
  await ask(calls.cancelOrder, { body });
  for (const piece of pieces) piece.isCancelled = true;
  for (const guide of alone) {
    const known = guide === null ? undefined : model.made.get(guide);
    if (known) known.isLive = false;
  }
}

/** Splits the pieces without a guide into two packages: the named pieces, and the others. */
async function split(order: OrderAnswer, pieces: readonly Piece[], turn: number): Promise<void> {
  const { paquetes } = await read(order.orderid);
  const kept = paquetes.filter(({ deliveryTrackId }) => deliveryTrackId !== null);
  const free = paquetes.filter(({ deliveryTrackId }) => deliveryTrackId === null);
  const loose = free.flatMap(({ colocationIds }) => colocationIds);
  const isNamed = (id: string) => pieces.some((piece) => piece.id === id);
  const parts = [loose.filter(isNamed), loose.filter((id) => !isNamed(id))].filter((part) => part.length > 0);
  if (parts.length === 0) return;
  // Names that they have, whichever comes first, and then names that the page invents.
  const known = free.map(({ id }) => id);
  const names = [...known.slice(turn), ...known.slice(0, turn), 'paq-1', 'paq-2', 'paq-3', 'paq-4'].filter(
    (name, at, all) => all.indexOf(name) === at && kept.every(({ id }) => id !== name),
  );
  const made = parts.map((colocationIds, at) => ({ id: names[at] ?? '', colocationIds }));
  const { marketplace, orderid: orderId } = order;
  await ask(calls.saveOrderItems, {
    body: {
      storeId: CASA_LUMBRE,
      marketplace,
      orderId,
      paquetes: [...made, ...kept.map(({ id, colocationIds }) => ({ id, colocationIds }))],
    },
  });
  const now = (await read(order.orderid)).paquetes.map(({ id, colocationIds }) => ({ id, colocationIds }));
  expect(now).toEqual([...made, ...kept.map(({ id, colocationIds }) => ({ id, colocationIds }))]);
}

/** Pieces that travel with one guide come to the client; they cannot do so twice. */
async function deliver(order: OrderAnswer, pieces: readonly Piece[], guide: string): Promise<void> {
  const { status } = await answer(calls.deliverOrder, {
    params: {
      marketplace: order.marketplace,
      orderId: order.orderid,
      storeId: CASA_LUMBRE,
      trackId: guide,
    },
    body: {
      colocationIds: pieces.map(({ id }) => id),
      status: 'entregado',
      deliveredAt: NOW.toISOString(),
      receivedBy: null,
    },
  });
  expect(status).toBe(pieces.some(({ isDelivered }) => isDelivered) ? 409 : 200);
  if (status === 200) for (const piece of pieces) piece.isDelivered = true;
}

/** Checks that the order and its packages are as the model says. */
function isTrueOfPieces(now: OrderAnswer, model: Model): void {
  const isDead = (guide: string | null) => guide !== null && model.made.get(guide)?.isLive === false;
  const told = model.pieces.map(({ id }) => {
    const line = now.orderedProductsList.find(({ colocationId }) => colocationId === id);
    const status = line?.colocationStatus?.id ?? 0;
    return {
      id,
      isCancelled: lineStatusOf(status)?.family === 'cancelado',
      isDelivered: status === 7,
      guide: line?.deliveryTrackId ?? null,
      track: line?.statusTrack ?? null,
    };
  });
  // A piece keeps the guide it was cancelled with, and shows whether that one still travels.
  const trackOf = ({ guide, isDelivered }: Piece) =>
    isDead(guide) ? 'cancelada' : isDelivered ? 'entregada' : guide === null ? null : 'generada';
  expect(told).toEqual(model.pieces.map((piece) => ({ ...piece, track: trackOf(piece) })));

  // Each piece is in one package, and what travels in a package travels with one guide, which is the
  // package's.
  expect(now.paquetes.flatMap(({ colocationIds }) => colocationIds).toSorted()).toEqual(
    model.pieces.map(({ id }) => id).toSorted(),
  );
  for (const { colocationIds, deliveryTrackId } of now.paquetes) {
    const inside = model.pieces.filter(({ id, isCancelled }) => colocationIds.includes(id) && !isCancelled);
    for (const { guide } of inside) expect(deliveryTrackId).toBe(guide);
  }
  if (now.dataGuia) expect(now.dataGuia.status === 'cancelada').toBe(isDead(now.dataGuia.guide));
  if (model.pieces.every(({ isCancelled }) => isCancelled))
    expect(now.dataMarketplace.cancelReason).not.toBeNull();
}

/** Checks that guides and the ledger are as the model says. */
async function isTrueOfGuides({ made }: Model): Promise<void> {
  const numbers = [...made.keys()];
  if (numbers.length === 0) return;
  const { rows, entries } = await acrossStores(db.database, async (tx) => ({
    rows: await tx.select().from(guides).where(inArray(guides.number, numbers)),
    entries: await tx
      .select({ guide: walletEntries.guide, paid: sum(walletEntries.amount).mapWith(Number) })
      .from(walletEntries)
      .where(inArray(walletEntries.guide, numbers))
      .groupBy(walletEntries.guide),
  }));
  for (const [number, { cost, isLive }] of made) {
    const row = rows.find((one) => one.number === number);
    expect({ number, isLive: row?.status !== 'cancelada' }).toEqual({ number, isLive });
    // A live guide was charged once; a cancelled one was refunded in full, once.
    expect({ number, paid: entries.find(({ guide }) => guide === number)?.paid ?? 0 }).toEqual({
      number,
      paid: isLive ? -cost : 0,
    });
  }
}

/** Does one action, if there is anything that it applies to. */
async function act(order: OrderAnswer, model: Model, { kind, which, turn }: Act): Promise<void> {
  const chosen = which.flatMap((at) => model.pieces[at] ?? []);
  const alive = chosen.filter(({ isCancelled }) => !isCancelled);
  const guide = alive.find((piece) => piece.guide !== null)?.guide ?? null;
  if (kind === 'ship') {
    const waiting = alive.filter((piece) => piece.guide === null);
    if (waiting.length > 0) await ship(order, model, waiting);
  }
  if (kind === 'split') await split(order, chosen, turn);
  if (kind === 'deliver' && guide !== null) {
    await deliver(
      order,
      alive.filter((piece) => piece.guide === guide),
      guide,
    );
  }
  if (kind === 'cancelGuide' && guide !== null) await cancelGuide(model, guide);
  if (kind === 'cancelGuideAgain') await cancelGuideAgain(model);
  if (kind === 'cancelPieces' && alive.length > 0) await cancelPieces(order, model, alive);
}

async function live(sequence: readonly Act[]): Promise<void> {
  const order = await sell();
  const model: Model = {
    pieces: order.orderedProductsList.map(({ colocationId }) => ({
      id: colocationId,
      isCancelled: false,
      isDelivered: false,
      guide: null,
    })),
    made: new Map(),
  };
  for (const one of sequence) {
    await act(order, model, one);
    isTrueOfPieces(await read(order.orderid), model);
    await isTrueOfGuides(model);
  }
}

const step = (kind: Act['kind'], which: readonly number[], turn = 0): Act => ({ kind, which, turn });
/** Lives that chance finds once in dozens, or in a thousand. */
const rareLives: readonly Act[][] = [
  // One package under the name of the second, then a piece of it alone.
  [step('ship', [0]), step('cancelGuide', [0]), step('split', [0, 1, 2], 1), step('ship', [0])],
  // One of two guides is cancelled: the other one stays on its package.
  [step('ship', [0]), step('ship', [1]), step('cancelGuide', [0])],
  // Two pieces with one guide, cancelled one after the other: it goes back with the second.
  [step('ship', [0, 1]), step('cancelPieces', [0]), step('cancelPieces', [1])],
];

/**
 * Runs this many random lives of an order: shipped, its guides and pieces cancelled, in any order and any
 * part.
 */
export const orderLives = (sequences: number) =>
  it('an order, whatever is done with it: pieces, packages, guides and the ledger agree', async () => {
    // Enough for every guide of every sequence.
    await acrossStores(db.database, (tx) =>
      tx
        .insert(walletEntries)
        .values({ storeId: CASA_LUMBRE, kind: 'top_up', amount: 100_000_000, createdAt: new Date() }),
    );
    await Promise.all(
      Array.from({ length: CONCURRENCY_LIMIT }, (_, at) =>
        fc.assert(fc.asyncProperty(acts, live), {
          numRuns: Math.ceil(sequences / CONCURRENCY_LIMIT),
          // Each of the concurrent runs has lives of its own.
          seed: seed + at,
          endOnFailure: true,
          // Each of the concurrent runs takes its share.
          examples: rareLives.flatMap((life, place): [Act[]][] =>
            place % CONCURRENCY_LIMIT === at ? [[life]] : [],
          ),
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
