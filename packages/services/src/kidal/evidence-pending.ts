import { lineStatusOf } from '@trastienda/domain';

/**
 * Whether the merchant still owes the proof of delivery: an order of CS, SR or SN, delivered by the merchant's means,
 * all of its lines that were not cancelled delivered, without evidence in review or accepted. Source: calls.md 25.2.
 */
export function evidencePendingOf(
  order: { readonly marketplace: string; readonly evidenceStatus: string | null },
  lines: readonly { readonly statusId: number; readonly deliveryType: string }[],
): boolean {
  if (!['CS', 'SR', 'SN'].includes(order.marketplace)) return false;
  if (order.evidenceStatus === 'en_revision' || order.evidenceStatus === 'aceptada') return false;
  const kept = lines.filter((line) => lineStatusOf(line.statusId)?.family !== 'cancelado');
  return kept.length > 0 && kept.every((line) => line.statusId === 7 && line.deliveryType !== 'fulfillment');
}
