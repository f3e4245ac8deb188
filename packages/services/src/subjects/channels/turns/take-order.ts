import { createHash } from 'node:crypto';
import { lineTransitions, nextLineStatus } from '@trastienda/domain';
import { mapOrder } from '@trastienda/connectors/woocommerce/map-order';
import type { MapContext, PostalPlace } from '@trastienda/connectors/woocommerce/map-context';
import type { MappedOrder } from '@trastienda/connectors/woocommerce/mapped-order';
import { effectOf } from '@trastienda/connectors/woocommerce/order-status';
import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Installation } from '../../../core/installation.ts';
import type { CaseCause } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import type { LineRow } from '../../../tables/orders.ts';
import { isAddressOf, placeOf, writeAddress } from './order-address.ts';
import { zipCodes } from '../../../tables/shipping.ts';
import {
  changeLines,
  type LockedOrder,
  lockOrdersById,
  type OrderChange,
} from '../../orders/locked-order.ts';
import type { LineChange } from '../../orders/order-events.ts';
import { endCases, isDecided, type OfShop, openCase, overCases, type Said } from './cases.ts';
import { insertShopOrder, type Link } from './insert-order.ts';
import type { OrderFacts } from './order-facts.ts';

/** A finished order is taken over when it was finished within this time. */
const FINISHED_MS = 14 * 86_400_000;
/** A line is one piece: more of them are a warehouse transfer, no parcel. */
const MAX_PIECES = 200;
/** The parcel of a piece without measures. */
const usualSize = { height: 10, width: 20, depth: 30, weight: 1 };

export type TakenFrom = Omit<OfShop, 'externalId'> & {
  readonly link: Link;
  readonly units: Pick<MapContext, 'weightUnit' | 'dimensionUnit'>;
  readonly installation: Pick<Installation, 'withholdingRates'>;
};
type Taking = TakenFrom & OfShop;

/** A digest of what was read. */
export const printOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Digests of an order: all of it, where it goes, and what is in it, so that a reader sees which of them changed. */
const printsOf = (order: WooOrder, { refunds }: OrderFacts, mapped: MappedOrder) => ({
  whole: printOf([order, refunds]),
  address: printOf([mapped.address, mapped.clientName, mapped.clientEmail]),
  pieces: printOf([
    mapped.total,
    order.line_items.map((item) => [item.id, item.quantity, item.total, item.total_tax]),
  ]),
});

/** Returns what the catalogue has of the postal codes that an order names. */
async function placesOf({ tx }: Taking, order: WooOrder): Promise<ReadonlyMap<string, PostalPlace>> {
  const codes = [order.shipping, order.billing].flatMap(
    ({ postcode }) => /(?<!\d)\d{4,5}(?!\d)/u.exec(postcode)?.[0].padStart(5, '0') ?? [],
  );
  if (codes.length === 0) return new Map();
  const rows = await tx.select().from(zipCodes).where(inArray(zipCodes.code, codes));
  return new Map(rows.map(({ code, ...place }) => [code, place]));
}

/** Moves those of some lines that the domain's table lets move. @returns the lines that it does not */
async function move(
  taking: Taking,
  locked: LockedOrder,
  event: 'channelDone' | 'channelCancel',
  wanted: readonly LineRow[],
  change: Omit<LineChange, 'statusId'> = {},
  orderChange: OrderChange = {},
): Promise<readonly LineRow[]> {
  const { to } = lineTransitions[event];
  const mayMove = (line: LineRow) => nextLineStatus(event, line.statusId).ok;
  const moved = wanted.filter(mayMove);
  if (moved.length > 0) await changeLines(taking, locked, moved, { ...change, statusId: to }, orderChange);
  return wanted.filter((line) => !mayMove(line));
}

const CANCELLED = 8;
const RETURNED = 9;
const isOver = (line: LineRow) => line.statusId === CANCELLED || line.statusId === RETURNED;
/** No guide was bought for it. */
const isOpen = (line: LineRow) => line.statusId <= 2;

const lockedOrder = async (taking: Taking, orderId: string): Promise<LockedOrder> => {
  const [locked] = await lockOrdersById(taking, [orderId]);
  if (!locked) throw new Error('An order of a shop is gone');
  return locked;
};

/** Cancels as many pieces of each line as went back, those without a guide. @returns the ids of others that have one */
async function cancelRefunded(taking: Taking, orderId: string, mapped: MappedOrder): Promise<string[]> {
  const locked = await lockedOrder(taking, orderId);
  const chosen: LineRow[] = [];
  const late: LineRow[] = [];
  for (const itemId of new Set(mapped.lines.map((line) => line.itemId))) {
    const count = mapped.lines.filter((line) => line.itemId === itemId && line.isRefunded).length;
    const pieces = locked.lines.filter((line) =>
      line.colocationId.startsWith(`wc${taking.linkId}-${itemId}-`),
    );
    const missing = Math.max(0, count - pieces.filter(isOver).length);
    // The last ones go first, those without a guide before the others.
    const left = pieces.filter((line) => !isOver(line)).toReversed();
    const free = left.filter(isOpen).slice(0, missing);
    chosen.push(...free);
    late.push(...left.filter((line) => !isOpen(line)).slice(0, missing - free.length));
  }
  await move(taking, locked, 'channelCancel', chosen);
  return late.map((line) => line.colocationId).toSorted();
}

async function finish(taking: Taking, orderId: string, mapped: MappedOrder): Promise<void> {
  const locked = await lockedOrder(taking, orderId);
  const deliveredAt = mapped.completedAt === null ? taking.now : new Date(mapped.completedAt);
  const waiting = locked.lines.filter((line) => !isOver(line));
  await move(taking, locked, 'channelDone', waiting, { statusTrack: 'entregada', deliveredAt });
}

/** Ends the pieces that nobody sends: downloads and courses among goods. */
async function finishUnsent(taking: Taking, orderId: string, mapped: MappedOrder): Promise<void> {
  const unsent = new Set(mapped.lines.filter((line) => !line.needsShipping).map((line) => line.id));
  if (unsent.size === 0) return;
  const locked = await lockedOrder(taking, orderId);
  const lines = locked.lines.filter((line) => unsent.has(line.colocationId) && isOpen(line));
  await move(taking, locked, 'channelDone', lines, { deliveredAt: taking.now });
}

/** Brings a known order's address up to date, unless pieces have a guide with the old one. */
async function changeAddress(taking: Taking, orderId: string, mapped: MappedOrder): Promise<boolean> {
  const { order, lines } = await lockedOrder(taking, orderId);
  const hasGuide = !lines.every((line) => isOpen(line) || isOver(line));
  if (hasGuide && !isAddressOf(order, mapped)) return false;
  await writeAddress(taking, orderId, mapped);
  await overCases(taking, ['otra_direccion']);
  return true;
}

type Prints = ReturnType<typeof printsOf>;
/** The causes for which an order goes against us, and the fact of each. */
type Found = Map<CaseCause, Omit<Said, 'raw'>>;
type Known = { readonly orderId: string; readonly contentHash: string };

const faultsSaid = ({ faults }: MappedOrder, prints: Prints): Omit<Said, 'raw'> => ({
  about: printOf([faults, prints.pieces]),
  detail: faults,
});

/** Brings a known order forward by what the shop says now. @returns what goes against it */
async function bringForward(
  taking: Taking,
  { orderId, contentHash }: Known,
  mapped: MappedOrder,
  prints: Prints,
): Promise<Found> {
  const found: Found = new Map();
  const [, address, pieces] = contentHash.split('.');
  const effect = effectOf(mapped.standing, { isKnown: true });
  const about = mapped.rawStatus;
  if (effect === 'case') found.set('sin_pago', { about });
  if (effect === 'finish') await finish(taking, orderId, mapped);
  // She sends it all the same: its pieces stay, also those whose guide she cancels to buy another one.
  const isSentAnyway = effect === 'cancel' && (await isDecided(taking, 'cancelado_tarde', about));
  if (isSentAnyway) found.set('cancelado_tarde', { about });
  if (effect === 'cancel' && !isSentAnyway) {
    const locked = await lockedOrder(taking, orderId);
    const late = await move(
      taking,
      locked,
      'channelCancel',
      locked.lines.filter((line) => !isOver(line)),
      {},
      locked.lines.every((line) => isOpen(line) || isOver(line))
        ? { cancelReason: 'Otra', cancelComment: 'Cancelado en tu tienda' }
        : {},
    );
    if (late.length > 0) found.set('cancelado_tarde', { about });
  }
  if (effect !== 'take') return found;
  if (mapped.faults.length > 0) return found.set('con_faltas', faultsSaid(mapped, prints));
  if (prints.pieces !== pieces) found.set('otras_piezas', { about: prints.pieces });
  const late = await cancelRefunded(taking, orderId, mapped);
  if (late.length > 0) found.set('reembolso_tarde', { about: late.join(' '), detail: { pieces: late } });
  if (prints.address !== address && !(await changeAddress(taking, orderId, mapped))) {
    const { address: to, clientName, clientEmail } = mapped;
    const destination = { address: to, clientName, clientEmail };
    found.set('otra_direccion', { about: printOf(placeOf(destination)), detail: destination });
  }
  const { lines } = await lockedOrder(taking, orderId);
  const isAllRefunded = mapped.lines.every((line) => line.isRefunded);
  if (!isAllRefunded && lines.every((line) => line.statusId === CANCELLED)) found.set('reabierto', { about });
  return found;
}

/**
 * Takes an order of a shop over, in the transaction of its turn: a new one that is paid is written, a known one is brought forward by
 * the domain's table, and what goes against that is a case (D523). Repeating it changes nothing.
 */
export async function takeOrder(from: TakenFrom, order: WooOrder, facts: OrderFacts): Promise<void> {
  const { tx, storeId, linkId, now, link } = from;
  const externalId = String(order.id);
  const taking: Taking = { ...from, externalId };
  const own = and(
    eq(externalOrders.storeId, storeId),
    eq(externalOrders.source, linkId),
    eq(externalOrders.externalId, externalId),
  );
  const [known] = await tx
    .select({ orderId: externalOrders.orderId, contentHash: externalOrders.contentHash })
    .from(externalOrders)
    .where(own);
  const places = await placesOf(taking, order);
  const mapped = mapOrder(order, {
    linkId,
    prefix: null,
    placeOf: (code) => places.get(code),
    ...facts,
    ...from.units,
    usualSize,
    maxPieces: MAX_PIECES,
  });
  const prints = printsOf(order, facts, mapped);
  if (known?.contentHash.split('.')[0] === prints.whole) return;
  const contentHash = [prints.whole, prints.address, prints.pieces].join('.');

  let found: Found = new Map();
  if (known) {
    found = await bringForward(taking, known, mapped, prints);
    await tx.update(externalOrders).set({ contentHash }).where(own);
  } else {
    const effect = effectOf(mapped.standing, { isKnown: false });
    const finishedAt = Date.parse(mapped.completedAt ?? mapped.modifiedAt ?? '');
    const isOld = effect === 'finish' && finishedAt < now.getTime() - FINISHED_MS;
    const isWanted = (effect === 'take' || effect === 'finish') && !isOld;
    if (isWanted && mapped.faults.length > 0) found.set('con_faltas', faultsSaid(mapped, prints));
    if (isWanted && mapped.faults.length === 0) {
      const orderId = await insertShopOrder(taking, link, mapped);
      await tx
        .insert(externalOrders)
        .values({ storeId, source: linkId, externalId, orderId, contentHash, receivedAt: now });
      await cancelRefunded(taking, orderId, mapped);
      await finishUnsent(taking, orderId, mapped);
      if (effect === 'finish') await finish(taking, orderId, mapped);
    }
  }
  for (const [cause, said] of found) await openCase(taking, cause, { raw: order, ...said });
  await endCases(taking, new Set(found.keys()));
}
