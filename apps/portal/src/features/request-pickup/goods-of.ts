import type { Order } from '@trastienda/api-client';
import { nextLineStatus, ownGuides, totalWeight } from '@trastienda/domain';
import type { PickupGoods } from './use-pickup.ts';

/**
 * The goods of an order that wait for a carrier: the guides of one carrier, the first one's, and their
 * weight. `weightOf`: the weight of a guide's own parcels, kg; without it the products' measures, as far as
 * they have any.
 */
export function goodsOf(
  order: Order,
  weightOf: (guide: string) => number | undefined = () => undefined,
): { readonly goods: PickupGoods; readonly carrier: string } {
  const own = ownGuides(order);
  const waiting = order.orderedProductsList.filter(
    (line) =>
      own.includes(line.deliveryTrackId ?? '') &&
      nextLineStatus('requestPickup', line.colocationStatus?.id).ok,
  );
  const nameParcel = waiting[0]?.deliveryCarrierId ?? '';
  const lines = waiting.filter(({ deliveryCarrierId }) => deliveryCarrierId === nameParcel);
  const guides = [...new Set(lines.flatMap(({ deliveryTrackId }) => deliveryTrackId ?? []))];
  const ofProducts = (guide: string): number =>
    totalWeight(
      lines
        .filter(({ deliveryTrackId }) => deliveryTrackId === guide)
        .flatMap(({ dimensions }) => dimensions.map((parcel) => parcel.weight)),
    );
  const weights = guides.map((guide) => weightOf(guide) ?? ofProducts(guide));
  return {
    goods: {
      guides,
      nameParcel,
      shipBy: order.dataMarketplace.shipBy,
      // Half of a weight would be taken for the whole.
      weight: weights.length > 0 && weights.every((weight) => weight > 0) ? totalWeight(weights) : null,
    },
    carrier: lines[0]?.deliveryCarrierName ?? nameParcel,
  };
}
