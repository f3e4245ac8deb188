import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { channelOutbox, type OrderEnd, type ShopPush } from '../../tables/channel-outbox.ts';
import { externalOrders } from '../../tables/door.ts';
import type { LineRow, OrderRow } from '../../tables/orders.ts';
import { groupsOf, type LineChange, piecesOf } from './order-events.ts';

const DELIVERED = 7;
const CANCELLED = 8;
const RETURNED = 9;

/** The name that a piece of a linked shop has here: link, line there, and which of its pieces it is. */
const pieceName = /^wc[\da-f]{24}-(?<item>\d+)-\d+$/u;

/** The end that the lines of an order have come to. */
function endOf(lines: readonly LineRow[]): OrderEnd {
  const left = lines.filter(({ statusId }) => statusId !== CANCELLED && statusId !== RETURNED);
  if (left.length === 0) return null;
  if (left.every(({ statusId }) => statusId === DELIVERED)) return 'delivered';
  const isSent = ({ statusId, trackId }: LineRow) => statusId === DELIVERED || trackId !== null;
  return left.every(isSent) ? 'shipped' : null;
}

/** Counts pieces by the shop's line. */
function itemsOf(lines: readonly LineRow[]) {
  const counts = new Map<number, number>();
  for (const { colocationId } of lines) {
    const itemId = Number(pieceName.exec(colocationId)?.groups?.['item']);
    if (Number.isSafeInteger(itemId)) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  }
  return [...counts].map(([itemId, count]) => ({ itemId, count }));
}

/**
 * Returns what a change means for the shop that an order came from, in the order in which it is told. A guide is taken back before its
 * order is cancelled: the shop may have finished the order with it.
 * @param after all lines of the order, as the change leaves them
 */
export function pushesOf(
  after: readonly LineRow[],
  changed: readonly LineRow[],
  change: LineChange,
): ShopPush[] {
  const groups = groupsOf(changed, change);
  const isOrderOver = after.every(({ statusId }) => statusId === CANCELLED);
  const takenBack = (number: string | null): ShopPush[] =>
    number === null || after.some((line) => line.trackId === number && line.statusId !== CANCELLED)
      ? []
      : [{ kind: 'guide_cancelled', payload: { number, isOrderOver } }];
  const pushes = groups.flatMap(({ event, shown, lines }): ShopPush[] => {
    if (event === 'shipment_cancelled' || event === 'cancelled') return takenBack(shown.trackId);
    if (event !== 'shipped' || shown.trackId === null) return [];
    const carrier = shown.carrierName ?? shown.carrierId ?? '';
    const payload = { number: shown.trackId, carrier, pieces: itemsOf(lines), end: endOf(after) };
    return [{ kind: 'guide', payload }];
  });
  const gone = groups.filter(({ event }) => event === 'cancelled').flatMap(({ lines }) => lines);
  if (gone.length > 0 && isOrderOver) pushes.push({ kind: 'order_cancelled', payload: {} });
  if (gone.length > 0 && !isOrderOver) {
    const pieces = piecesOf(gone).map(({ name, quantity }) => ({ name, count: quantity }));
    pushes.push({ kind: 'pieces_cancelled', payload: { pieces, end: endOf(after) } });
  }
  if (groups.some(({ event }) => event === 'delivered') && endOf(after) === 'delivered')
    pushes.push({ kind: 'delivered', payload: {} });
  return pushes;
}

/** Whether an order came from a shop that is linked for real: its pieces say so, and nothing is looked for. */
export const isOfShop = (lines: readonly Pick<LineRow, 'colocationId'>[]): boolean =>
  lines.some(({ colocationId }) => pieceName.test(colocationId));

/** Writes what the shop of an order has to be told, in the transaction in which it happens (D526). */
export async function writeShopPushes(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  { order, lines: after }: { readonly order: OrderRow; readonly lines: readonly LineRow[] },
  changed: readonly LineRow[],
  change: LineChange,
): Promise<void> {
  if (!isOfShop(changed)) return;
  const pushes = pushesOf(after, changed, change);
  if (pushes.length === 0) return;
  const [external] = await tx
    .select({ linkId: externalOrders.source, externalId: externalOrders.externalId })
    .from(externalOrders)
    .where(and(eq(externalOrders.storeId, storeId), eq(externalOrders.orderId, order.id)));
  if (!external) return;
  const now = sql`now()`;
  await tx.insert(channelOutbox).values(
    pushes.map((push) => ({
      storeId,
      ...external,
      orderId: order.id,
      ...push,
      nextAt: now,
      createdAt: now,
    })),
  );
}
