import type { Order, OrderedProduct } from '@trastienda/api-client';
import { nextLineStatus } from '@trastienda/domain';

/** A line that a guide may still be made for: event `ship` of calls.md 25.2, and not sent by Fulfillment. */
const waits = (line: OrderedProduct): boolean =>
  line.deliveryType !== 'fulfillment' &&
  !line.deliveryTrackId &&
  nextLineStatus('ship', line.colocationStatus?.id).ok;

/** The order's lines that the guide is for: the chosen ones (D39), or all, as far as they wait for a guide. */
export const guideLines = (order: Order, chosen: readonly string[] = []): readonly OrderedProduct[] =>
  order.orderedProductsList.filter(
    (line) => waits(line) && (chosen.length === 0 || chosen.includes(line.colocationId)),
  );

/** The guide that the order's lines have; `null` while one of the chosen lines has none. */
export function guideOfLines(order: Order, chosen: readonly string[] = []): string | null {
  const lines = order.orderedProductsList.filter(
    ({ colocationId }) => chosen.length === 0 || chosen.includes(colocationId),
  );
  const guides = lines.map(({ deliveryTrackId }) => deliveryTrackId ?? null);
  return guides.length > 0 && guides.every((guide) => guide !== null) ? (guides[0] ?? null) : null;
}
