import type { DoorEvent } from '@trastienda/api-client';
import type { LineStatusId } from '@trastienda/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { type EventDetail, externalOrders, orderEvents } from '../../tables/door.ts';
import type { LineRow, OrderRow } from '../../tables/orders.ts';

/** The change that one act makes to some lines. */
export type LineChange = Partial<
  Pick<
    LineRow,
    'statusId' | 'trackId' | 'carrierId' | 'carrierName' | 'statusTrack' | 'deliveredAt' | 'receivedBy'
  >
>;
type EventName = DoorEvent['event'];

const eventOfStatus: Partial<Record<LineStatusId, EventName>> = {
  7: 'delivered',
  8: 'cancelled',
  9: 'returned',
};

/** Returns what a change means for a line to the system that sent its order; `null` for what is ours alone. */
export function eventOf(before: LineRow, change: LineChange): EventName | null {
  const { trackId = before.trackId, statusId = before.statusId } = change;
  const told = statusId === before.statusId ? undefined : eventOfStatus[statusId as LineStatusId];
  if (told !== undefined) return told;
  if (trackId === before.trackId) return null;
  return trackId === null ? 'shipment_cancelled' : 'shipped';
}

/** Returns pieces by SKU and name, in the order of the lines. */
export function piecesOf(lines: readonly LineRow[]): EventDetail['lines'] {
  const pieces = new Map<string, EventDetail['lines'][number]>();
  for (const { sku, name } of lines) {
    const key = JSON.stringify([sku, name]);
    pieces.set(key, { sku, name, quantity: (pieces.get(key)?.quantity ?? 0) + 1 });
  }
  return [...pieces.values()];
}

/** Lines that the same happened to, with the same number; `shown` has the carrier and number that it is about. */
export type ChangeGroup = {
  readonly event: EventName;
  readonly shown: LineRow;
  readonly lines: readonly LineRow[];
};

/** Groups changed lines by what happened to them and with which number. */
export function groupsOf(changed: readonly LineRow[], change: LineChange): ChangeGroup[] {
  const groups = new Map<string, { event: EventName; lines: LineRow[]; shown: LineRow }>();
  for (const before of changed) {
    const event = eventOf(before, change);
    if (event === null) continue;
    // A shipment that ended is named by the number that it had.
    const shown = change.trackId ? { ...before, ...change } : before;
    const key = `${event} ${shown.trackId}`;
    const group = groups.get(key) ?? { event, lines: [], shown };
    group.lines.push(before);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the events of a change: one for each group of lines. */
export function eventsOf(
  changed: readonly LineRow[],
  change: LineChange,
): { readonly event: EventName; readonly detail: EventDetail }[] {
  return groupsOf(changed, change).map(({ event, lines, shown: { carrierId, carrierName, trackId } }) => ({
    event,
    detail: {
      carrier: carrierId === null ? null : { id: carrierId, name: carrierName ?? carrierId },
      trackingNumber: trackId,
      lines: piecesOf(lines),
    },
  }));
}

/** Writes what happened to lines of an order of another system, in the transaction in which it happens: none is lost, none invented. */
export async function writeOrderEvents(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  order: OrderRow,
  changed: readonly LineRow[],
  change: LineChange,
): Promise<void> {
  // The orders of other channels are not looked for: lots change many of them.
  if (order.channelData.origin !== 'manual') return;
  const events = eventsOf(changed, change);
  if (events.length === 0) return;
  const [external] = await tx
    .select({ source: externalOrders.source, externalId: externalOrders.externalId })
    .from(externalOrders)
    .where(and(eq(externalOrders.storeId, storeId), eq(externalOrders.orderId, order.id)));
  if (!external) return;
  await tx
    .insert(orderEvents)
    .values(events.map((one) => ({ storeId, ...external, ...one, at: sql`now()` })));
}
