import { isOwnStore } from '../../channel/channels.ts';
import type { MaybeText } from '../../internal/text.ts';
import { lineStatusOf } from '../status/line-statuses.ts';

/**
 * Says whether the merchant still owes the proof of delivery: an order of CS, SR or SN, delivered by the merchant's means, all
 * of its lines that were not cancelled delivered, without evidence in review or accepted.
 * @example isEvidencePending({ marketplace: 'CS', evidenceStatus: null }, [{ statusId: 7, deliveryType: 'entrega_propia' }]) // => true
 */
export function isEvidencePending(
  order: { readonly marketplace: MaybeText; readonly evidenceStatus: MaybeText },
  lines: readonly { readonly statusId: number; readonly deliveryType: MaybeText }[],
): boolean {
  if (!isOwnStore(order.marketplace)) return false;
  if (order.evidenceStatus === 'en_revision' || order.evidenceStatus === 'aceptada') return false;
  const active = lines.filter(({ statusId }) => lineStatusOf(statusId)?.family !== 'cancelado');
  return (
    active.length > 0 &&
    active.every(({ statusId, deliveryType }) => statusId === 7 && deliveryType !== 'fulfillment')
  );
}
