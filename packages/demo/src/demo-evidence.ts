import type { evidences } from '@trastienda/services/tables/evidences';
import { pastMoment } from './order-lifecycle.ts';
import { proofPhoto, refusalOf } from './proof-photos.ts';
import type { demoOrder } from './demo-order.ts';

type Made = ReturnType<typeof demoOrder>;

/** Returns the proof of an order of the demo if it was sent; the order itself has the state of its review. */
export function demoEvidence(
  { order, lines, packages }: Made,
  now: Date,
): typeof evidences.$inferInsert | null {
  const status = order.evidenceStatus as 'en_revision' | 'aceptada' | 'rechazada' | null | undefined;
  if (!status) return null;
  const sentAt = pastMoment(order.estimatedDelivery ?? order.purchaseDate, now, order.purchaseDate);
  const isRejected = status === 'rechazada';
  const [reason, drawing] = refusalOf(order.orderNumber);
  return {
    storeId: order.storeId,
    id: `ev-${order.id}`,
    orderNumber: order.orderNumber,
    channel: order.marketplace,
    guide: lines.find((line) => line.trackId)?.trackId ?? packages[0]?.id ?? order.id,
    name: isRejected ? `acuse-${order.orderNumber}.png` : `acuse-${order.orderNumber}.pdf`,
    fileKey: isRejected ? proofPhoto(order.storeId, drawing).key : null,
    total: lines.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0),
    status,
    reason: isRejected ? reason : null,
    rejectedAt: isRejected ? pastMoment(new Date(sentAt.getTime() + 36 * 3_600_000), now, sentAt) : null,
    sentAt,
    demo: true,
  };
}
