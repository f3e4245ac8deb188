import { missingForGuide } from '@trastienda/domain';
import { selectCurrentStoreId } from '../../../shared/session/selectors.ts';
import { dependency } from '../../../shared/store/context.ts';
import { type Saga, select } from '../../../shared/store/saga-effects.ts';
import { guideDependency } from '../../../entities/guide/dependencies.ts';
import { carrierName } from '../../../entities/guide/carrier-names.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { guideRequestOf, quoteRequestOf } from '../model/guide-request.ts';
import { parcelCarriers } from '../../../entities/guide/operations.ts';
import { selectGuide } from '../slice.ts';
import { selectQuoteParts } from '../selectors.ts';
import type { PurchaseIntent } from './intent.ts';

/** The facts that the merchant saw when pressing 'Generar guía'. */
export type Screen = {
  /** Chosen line ids; none means all (D39). */
  readonly lines: readonly string[];
  /** The price of the shown option. */
  readonly token: string;
};

/**
 * The purchase that the screen shows, with fresh keys; `null` when what it shows no longer holds: an option that is
 * gone, another address or parcel than the one quoted, no line that waits for a guide.
 */
export function* intentFromScreen(
  orderNumber: string,
  { lines, token }: Screen,
): Saga<PurchaseIntent | null> {
  const { quote } = yield* select(selectGuide, orderNumber);
  const parts = yield* select(selectQuoteParts, orderNumber);
  const option = quote.quoted?.options.find((one) => one.token === token);
  if (!parts || !option) return null;
  const asked = quoteRequestOf(parts);
  if (!asked.ok || JSON.stringify(asked.value) !== quote.quoted?.requestKey) return null;
  if (guideLines(parts.order, lines).length === 0) return null;
  const request = guideRequestOf(parts, asked.value, lines);
  if ([...missingForGuide(request.origin), ...missingForGuide(request.destination)].length > 0) return null;

  const newKey = yield* guideDependency('newKey');
  const now = yield* dependency('now');
  const carriers = yield* select(parcelCarriers.select);
  return {
    version: 1,
    storeId: yield* select(selectCurrentStoreId),
    orderNumber,
    marketplace: parts.order.marketplace,
    guideKey: newKey(),
    shipmentKey: newKey(),
    token,
    request,
    price: option.totalCost,
    nameParcel: option.nameParcel,
    serviceType: option.serviceType,
    carrierName: carrierName(option.nameParcel, carriers.value?.data),
    startedAt: now(),
    made: null,
  };
}
