import type { GuideRequest, Order, Storehouse } from '@trastienda/api-client';
import {
  guideDestinationOf,
  guideOriginOf,
  type QuoteRequest,
  toGuideRequest,
  toQuoteRequest,
} from '@trastienda/domain';
import type { Draft } from '../../../entities/guide/draft.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';

export type QuoteParts = {
  readonly storeId: string;
  readonly order: Order;
  readonly storehouse: Storehouse;
  readonly draft: Draft;
};

/** The quote's body from the form's texts (S5.3, D112), or the fields to mend. */
export const quoteRequestOf = ({ storeId, order, storehouse, draft }: QuoteParts) =>
  toQuoteRequest({
    storeId,
    originZipCode: storehouse.address.zipCode,
    destinationZipCode: order.shippingAddress.zipCode,
    height: draft.height,
    width: draft.width,
    depth: draft.depth,
    weight: draft.weight,
    packageValue: draft.value,
    insurance: draft.insurance,
  });

/** The guide's body (calls.md 24.7): fixed label, pickup and notification (S7.64), texts as printed (D111). */
export function guideRequestOf(
  { storeId, order, storehouse, draft }: QuoteParts,
  quote: QuoteRequest,
  chosen: readonly string[] = [],
): GuideRequest {
  const { height, width, depth, weight, packageValue } = quote;
  return toGuideRequest({
    content: draft.content,
    origin: guideOriginOf(storehouse),
    destination: guideDestinationOf(order),
    storeId,
    marketplace: order.marketplace,
    orderNumber: order.orderNumber,
    colocationIds: guideLines(order, chosen).map(({ colocationId }) => colocationId),
    packages: [{ height, width, depth, weight, quantity: 1 }],
    packageValue,
  });
}
