import { lineTransitions, nextLineStatus } from '@trastienda/domain';
import type { MapContext } from '@trastienda/connectors/woocommerce/map-context';
import type { MappedOrder } from '@trastienda/connectors/woocommerce/mapped-order';
import { effectOf, type ShopStanding } from '@trastienda/connectors/woocommerce/order-status';
import { isFinishedByUs } from '@trastienda/connectors/woocommerce/push';
import type { WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import type { Installation } from '../../../core/installation.ts';
import type { CaseCause } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import type { LineRow } from '../../../tables/orders.ts';
import { isAddressOf, placeOf, writeAddress } from './order-address.ts';
import {
  changeLines,
  type LockedOrder,
  lockOrdersById,
  type OrderChange,
} from '../../orders/locked-order.ts';
import type { LineChange } from '../../orders/order-events.ts';
import {
  endCases,
  isDecided,
  type OfShop,
  openCase,
  overCases,
  rememberUnshipped,
  type Said,
} from './cases.ts';
import { ofExternalOrder } from './external-order.ts';
import { insertShopOrder, type Link } from './insert-order.ts';
import { hashOf, mapWith, placesOf, printOf, type Prints, printsOf } from './map-with.ts';
import type { OrderFacts } from './order-facts.ts';
import { isWaitingToTell } from './waiting-pushes.ts';

/** A finished order is taken over when it was finished within this time. */
const FINISHED_MS = 14 * 86_400_000;

/** Whether an order of this standing that is not known here is taken over: it is paid, and was not finished long ago. */
export function isWanted(standing: ShopStanding, finishedAt: string | null, now: Date): boolean {
  const effect = effectOf(standing, { isKnown: false });
  if (effect === 'take') return true;
  const isOld = Date.parse(finishedAt ?? '') < now.getTime() - FINISHED_MS;
  return effect === 'finish' && !isOld;
}

export type TakenFrom = Omit<OfShop, 'externalId'> & {
  readonly link: Link;
  /** The shop's units, and what goes before its numbers. */
  readonly units: Pick<MapContext, 'weightUnit' | 'dimensionUnit' | 'prefix'>;
  readonly installation: Pick<Installation, 'withholdingRates'>;
};
type Taking = TakenFrom & OfShop;

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
  const mover = { ...taking, isSaidByShop: true };
  if (moved.length > 0) await changeLines(mover, locked, moved, { ...change, statusId: to }, orderChange);
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

/**
 * Cancels as many pieces of each line as went back, those without a guide.
 * @returns the pieces that are cancelled, and the ids of others that have a guide
 */
async function cancelRefunded(taking: Taking, locked: LockedOrder, mapped: MappedOrder) {
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
  return { cancelled: chosen, late: late.map((line) => line.colocationId).toSorted() };
}

/**
 * Cancels what the shop cancelled, as far as no guide was bought. Nothing moves once she decided to send it all the same, also where she
 * cancels its guide to buy another one.
 * @param about What the shop says: the status there.
 * @returns whether it goes against us
 */
async function cancelAsShop(taking: Taking, locked: LockedOrder, about: string): Promise<boolean> {
  if (await isDecided(taking, 'cancelado_tarde', about)) return true;
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
  return late.length > 0;
}

async function finish(taking: Taking, locked: LockedOrder, mapped: MappedOrder): Promise<void> {
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
async function changeAddress(
  taking: Taking,
  { order, lines }: LockedOrder,
  mapped: MappedOrder,
): Promise<boolean> {
  const hasGuide = !lines.every((line) => isOpen(line) || isOver(line));
  if (hasGuide && !isAddressOf(order, mapped)) return false;
  await writeAddress(taking, order.id, mapped);
  await overCases(taking, ['otra_direccion']);
  return true;
}

/** The order as its shop says it, and what it is here. */
type ShopOrder = { readonly order: WooOrder; readonly mapped: MappedOrder; readonly prints: Prints };
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
  { order, mapped, prints }: ShopOrder,
): Promise<Found> {
  const found: Found = new Map();
  const [, address, pieces] = contentHash.split('.');
  const locked = await lockedOrder(taking, orderId);
  // An order that we finished with its guide is on its way: its client has not got it.
  const effect = isFinishedByUs(order) ? 'take' : effectOf(mapped.standing, { isKnown: true });
  const about = mapped.rawStatus;
  if (effect === 'case') found.set('sin_pago', { about });
  if (effect === 'finish') await finish(taking, locked, mapped);
  if (effect === 'cancel' && (await cancelAsShop(taking, locked, about)))
    found.set('cancelado_tarde', { about });
  if (effect !== 'take') return found;
  if (mapped.faults.length > 0) return found.set('con_faltas', faultsSaid(mapped, prints));
  if (prints.pieces !== pieces) found.set('otras_piezas', { about: prints.pieces });
  const { cancelled, late } = await cancelRefunded(taking, locked, mapped);
  if (late.length > 0) found.set('reembolso_tarde', { about: late.join(' '), detail: { pieces: late } });
  if (prints.address !== address && !(await changeAddress(taking, locked, mapped))) {
    const { address: to, clientName, clientEmail } = mapped;
    const destination = { address: to, clientName, clientEmail };
    found.set('otra_direccion', { about: printOf(placeOf(destination)), detail: destination });
  }
  const isAllRefunded = mapped.lines.every((line) => line.isRefunded);
  const isCancelledHere = locked.lines.every(
    (line) => line.statusId === CANCELLED || cancelled.includes(line),
  );
  // A shop that was not told yet does not contradict.
  if (!isAllRefunded && isCancelledHere && !(await isWaitingToTell(taking, orderId)))
    found.set('reabierto', { about });
  return found;
}

/** The status, here alone, of an order that its shop deleted for good. */
export const DELETED = 'deleted';

/**
 * Takes over that a shop deleted an order for good, which is what the trash is: pieces without a guide are cancelled, and a guide is
 * a case (D532). Repeating it changes nothing; should the order come back, it is taken over anew.
 */
export async function takeDeletion(from: TakenFrom, externalId: string): Promise<void> {
  const taking: Taking = { ...from, externalId };
  const [known] = await from.tx.select().from(externalOrders).where(ofExternalOrder(taking));
  if (known === undefined || known.remoteStatus === DELETED) return;
  const isLate = await cancelAsShop(taking, await lockedOrder(taking, known.orderId), DELETED);
  const contentHash = [DELETED, ...known.contentHash.split('.').slice(1)].join('.');
  await from.tx
    .update(externalOrders)
    .set({ contentHash, remoteStatus: DELETED, remoteModified: null })
    .where(ofExternalOrder(taking));
  if (isLate)
    await openCase(taking, 'cancelado_tarde', {
      raw: { id: Number(externalId), status: DELETED },
      about: DELETED,
    });
  await endCases(taking, new Set(isLate ? ['cancelado_tarde'] : []));
}

/**
 * Takes an order of a shop over, in the transaction of its turn: a new one that is paid is written, a known one is brought forward by
 * the domain's table, and what goes against that is a case (D523). Repeating it changes nothing.
 */
export async function takeOrder(from: TakenFrom, order: WooOrder, facts: OrderFacts): Promise<void> {
  const { tx, storeId, linkId, now, link } = from;
  const externalId = String(order.id);
  const taking: Taking = { ...from, externalId };
  const own = ofExternalOrder(taking);
  const version = { remoteStatus: order.status, remoteModified: order.date_modified_gmt };
  const [known] = await tx.select().from(externalOrders).where(own);
  const mapped = mapWith(from, await placesOf(tx, [order]), { order, facts });
  const prints = printsOf(order, facts, mapped);
  if (known?.contentHash.split('.')[0] === prints.whole) {
    if (known.remoteModified !== version.remoteModified)
      await tx.update(externalOrders).set(version).where(own);
    return;
  }
  const contentHash = hashOf(prints);

  let found: Found = new Map();
  if (known) {
    found = await bringForward(taking, known, { order, mapped, prints });
    await tx
      .update(externalOrders)
      .set({ contentHash, ...version })
      .where(own);
  } else {
    const takesIt = isWanted(mapped.standing, mapped.completedAt ?? mapped.modifiedAt, now);
    if (takesIt && mapped.faults.some(({ kind }) => kind === 'nothing_to_ship'))
      return rememberUnshipped(taking, order.date_modified_gmt);
    if (takesIt && mapped.faults.length > 0) found.set('con_faltas', faultsSaid(mapped, prints));
    if (takesIt && mapped.faults.length === 0) {
      const orderId = await insertShopOrder(taking, link, mapped);
      await tx
        .insert(externalOrders)
        .values({ storeId, source: linkId, externalId, orderId, contentHash, receivedAt: now, ...version });
      if (mapped.lines.some((line) => line.isRefunded))
        await cancelRefunded(taking, await lockedOrder(taking, orderId), mapped);
      await finishUnsent(taking, orderId, mapped);
      if (mapped.standing === 'done') await finish(taking, await lockedOrder(taking, orderId), mapped);
    }
  }
  for (const [cause, said] of found) await openCase(taking, cause, { raw: order, ...said });
  await endCases(taking, new Set(found.keys()));
}
