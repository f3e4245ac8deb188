import type { ChannelCode } from '@trastienda/domain';
import type { GuideRequest } from '@trastienda/api-client';

/**
 * A purchase that was asked for and is not over: enough to carry it to its end after a cut, a reload or another
 * tab, with the same two keys (ADR 6, D140, D169). It is written before the first call and removed after the second.
 */
export type PurchaseIntent = {
  readonly version: 1;
  readonly storeId: string;
  readonly orderNumber: string;
  readonly marketplace: ChannelCode;
  /** The key of `createCourierGuide`. */
  readonly guideKey: string;
  /** The key of `createOrderShipment`. */
  readonly shipmentKey: string;
  /** The quote of the chosen option (D71). */
  readonly token: string;
  readonly request: GuideRequest;
  /** The price that the merchant agreed to pay, MXN. */
  readonly price: number;
  readonly nameParcel: string;
  readonly serviceType: string;
  /** The carrier's name as the order will show it. */
  readonly carrierName: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The guide, once it is known to exist. */
  readonly made: MadeGuide | null;
};

export type MadeGuide = {
  readonly guide: string;
  readonly nameParcel: string;
  readonly serviceType: string;
  /** The price that was charged, MXN. */
  readonly totalCost: number;
  /** Instant. */
  readonly createdAt: string;
  /** The wallet after the charge, MXN; `null` where it is not known. */
  readonly balance: number | null;
};

/** Returns the stored intent, if it is still one of this store. */
export function readIntent(kept: unknown, storeId: string): PurchaseIntent | null {
  const intent = kept as PurchaseIntent | null | undefined;
  return intent?.version === 1 && intent.storeId === storeId && typeof intent.guideKey === 'string'
    ? intent
    : null;
}
