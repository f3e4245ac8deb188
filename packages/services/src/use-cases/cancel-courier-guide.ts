import type { cancelCourierGuide } from '@trastienda/api-client';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid, notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { isCancelled } from './cancel-lines.ts';
import {
  changeLines,
  type LockedOrder,
  lockOrdersById,
  statusAfter,
} from '../subjects/orders/locked-order.ts';
import { type LineRow, orderPackages } from '../tables/orders.ts';
import { cancelGuide, type GuideRow, isCancelable } from '../subjects/guides/cancel-guide.ts';
import { inDetail } from '../subjects/guides/envelope.ts';
import { stopLot } from './guide-lots.ts';
import { lockGuidesWithOrders } from './lock-guides-with-orders.ts';
import { guides } from '../tables/shipping.ts';

type GuideResult = { guide: string; cancelled: boolean; message: string; refund: number };

/**
 * Returns whether a line still travels with a guide: a cancelled piece stays cancelled, and does not protect
 * the guide.
 */
const travelsWith = (number: string) => (line: LineRow) => line.trackId === number && !isCancelled(line);

/** Returns the order's lines to preparation: their guide, carrier and package are cleared (calls.md 25.2). */
async function clearGuide(scope: Scope, locked: LockedOrder, number: string): Promise<void> {
  const { tx, storeId } = scope;
  const lines = locked.lines.filter(travelsWith(number));
  const statusId = statusAfter('cancelGuide', lines);
  await changeLines(
    scope,
    locked,
    lines,
    { statusId, trackId: null, carrierId: null, carrierName: null, statusTrack: null },
    locked.order.guide?.guide === number ? { guide: null } : {},
  );
  await tx
    .update(orderPackages)
    .set({ trackId: null, carrierId: null })
    .where(
      and(
        eq(orderPackages.storeId, storeId),
        eq(orderPackages.orderId, locked.order.id),
        eq(orderPackages.trackId, number),
      ),
    );
}

/**
 * Cancels guides that are not collected yet, each with a full refund, and frees the lines that carried them. One guide:
 * 404 or 409 when it can't be. Several, or a lot: each by itself, with the reason of those that could not be.
 */
export const handleCancelCourierGuide: Handler<typeof cancelCourierGuide> = async ({ body }, scope) => {
  const numbers = [
    ...new Set([...body.guides, ...(body.lotId === null ? [] : await ofLot(scope, body.lotId))]),
  ];
  if (numbers.length === 0 && body.lotId === null) {
    throw invalid([{ field: 'guides', message: 'Elige al menos una guía' }]);
  }

  const results = await cancelGuides(scope, numbers, body.reason);
  if (numbers.length === 1 && body.lotId === null) refuseSingle(results[0]);
  return inDetail(results.map(({ exists: _, ...result }) => result));
};

/** Cancels guides each by itself, and says of every one what became of it. */
export async function cancelGuides(
  scope: Scope,
  numbers: readonly string[],
  reason: string,
): Promise<(GuideResult & { readonly exists: boolean })[]> {
  const { orders, guides: held } = await lockGuidesWithOrders(scope, numbers);
  const locked = new Map(held.map((guide) => [guide.number, guide]));
  const results = [];
  for (const number of numbers) {
    const result = await cancelOne(scope, number, locked.get(number), reason);
    if (result.cancelled && locked.get(number)?.status !== 'cancelada') {
      for (const { order } of orders) {
        // The order is read again, because a guide before this one may have changed other lines of it.
        const [fresh] = await lockOrdersById(scope, [order.id]);
        if (fresh?.lines.some(travelsWith(number))) await clearGuide(scope, fresh, number);
      }
    }
    results.push({ ...result, exists: locked.has(number) });
  }
  return results;
}

async function cancelOne(
  scope: Scope,
  guide: string,
  row: GuideRow | undefined,
  reason: string,
): Promise<GuideResult> {
  if (!row) return { guide, cancelled: false, message: 'No encontramos la guía', refund: 0 };
  if (row.status === 'cancelada') {
    return { guide, cancelled: true, message: 'La guía ya estaba cancelada', refund: 0 };
  }
  if (!isCancelable(row)) {
    return { guide, cancelled: false, message: 'La paquetería ya recolectó la guía', refund: 0 };
  }
  return { guide, cancelled: true, message: 'Guía cancelada', refund: await cancelGuide(scope, row, reason) };
}

function refuseSingle(result: (GuideResult & { readonly exists: boolean }) | undefined): void {
  if (!result || result.cancelled) return;
  throw result.exists ? conflict(result.message, 'guide_collected') : notFound(result.message);
}

/** Stops a lot and returns the guides that it has made. */
async function ofLot(scope: Scope, lotId: string): Promise<string[]> {
  const { tx, storeId } = scope;
  await stopLot(scope, lotId);
  const rows = await tx
    .select({ number: guides.number })
    .from(guides)
    .where(and(eq(guides.storeId, storeId), eq(guides.lotId, lotId)));
  return rows.map((row) => row.number);
}
