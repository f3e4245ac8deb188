import type { Order } from '@trastienda/api-client';
import { nextLineStatus, ownGuides, totalWeight } from '@trastienda/domain';
import type { PickupGoods } from './use-pickup.ts';

/** What of an order waits for a carrier: the guides of one carrier, the first one's, and what they weigh. */
export function goodsOf(order: Order): { readonly goods: PickupGoods; readonly carrier: string } {
  const own = ownGuides(order);
  const waiting = order.orderedProductsList.filter(
    (line) =>
      own.includes(line.deliveryTrackId ?? '') &&
      nextLineStatus('requestPickup', line.colocationStatus?.id).ok,
  );
  const nameParcel = waiting[0]?.deliveryCarrierId ?? '';
  const lines = waiting.filter(({ deliveryCarrierId }) => deliveryCarrierId === nameParcel);
  const weight = totalWeight(lines.flatMap(({ dimensions }) => dimensions.map((parcel) => parcel.weight)));
  return {
    goods: {
      guides: [...new Set(lines.flatMap(({ deliveryTrackId }) => deliveryTrackId ?? []))],
      nameParcel,
      weight: weight > 0 ? weight : null,
      orderNumber: order.orderid,
    },
    carrier: lines[0]?.deliveryCarrierName ?? nameParcel,
  };
}
