import type { Order } from '@trastienda/api-client';
import { guideLines } from '../../../entities/guide/guide-lines.ts';

const piecesOf = (order: Order, lines: readonly string[]): string[] =>
  guideLines(order, lines).map(({ colocationId }) => colocationId);

export type ExternalGuide = {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly number: string;
};

/** A guide that was bought elsewhere, as the order takes note of it; `lines` chosen, none means all (D39). */
export const externalGuideInput = (
  order: Order,
  lines: readonly string[],
  { carrierId, carrierName, number }: ExternalGuide,
) => ({
  params: { marketplace: order.marketplace, orderId: order.orderNumber },
  body: {
    colocationIds: piecesOf(order, lines),
    deliveryCarrierId: carrierId,
    deliveryCarrierName: carrierName.trim(),
    deliveryTrackId: number.trim(),
    forcedGuideType: 'manual' as const,
    dimensions: null,
  },
});

/** cm and kg */
export type Parcel = {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
};

/** The channel's own guide, as it is asked for. */
export const automaticGuideInput = (order: Order, lines: readonly string[], parcel: Parcel) => ({
  params: { marketplace: order.marketplace },
  body: {
    orderId: order.orderNumber,
    colocationIds: piecesOf(order, lines),
    packages: [{ ...parcel, quantity: 1 }],
    forcedGuideType: 'automatica' as const,
  },
});
