import { snackbarMessage } from '@trastienda/api-client';
import { put, take } from 'redux-saga/effects';
import type { Saga } from '../../../shared/store/saga-effects.ts';
import { guideShipment } from '../../../entities/guide/operations.ts';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { purchaseChanged, purchaseRetried } from '../slice.ts';
import type { MadeGuide, PurchaseIntent } from './intent.ts';
import { untilPurchaseKnown } from './until-known.ts';

/** Whether the order's lines carry this very guide already. */
function* carriesGuide(intent: PurchaseIntent, made: MadeGuide): Saga<boolean> {
  const { storeId, orderNumber, request } = intent;
  const found = yield* orderDetail.run({ ...byNumber(orderNumber), params: { storeId } });
  const lines = found.ok ? (found.value.rows[0]?.orderedProductsList ?? []) : [];
  const meant = lines.filter(({ colocationId }) => request.colocationIds.includes(colocationId));
  return meant.length > 0 && meant.every(({ deliveryTrackId }) => deliveryTrackId === made.guide);
}

/**
 * The second call: records the guide on the order's lines. A refusal keeps the guide and is offered again with the
 * same key (D140), unless the lines carry this very guide: then an earlier attempt did it.
 */
export function* recordShipment(intent: PurchaseIntent, made: MadeGuide, isResumed: boolean): Saga {
  const { storeId, orderNumber, marketplace, request } = intent;
  const [parcel] = request.packages;
  const send = () =>
    guideShipment.run(
      {
        params: { storeId, marketplace, orderId: orderNumber },
        body: {
          colocationIds: request.colocationIds,
          deliveryCarrierId: made.nameParcel,
          deliveryCarrierName: intent.carrierName,
          deliveryTrackId: made.guide,
          forcedGuideType: 'manual',
          dimensions: parcel
            ? { height: parcel.height, width: parcel.width, depth: parcel.depth, weight: parcel.weight }
            : null,
        },
      },
      { idempotencyKey: intent.shipmentKey },
    );
  for (let round = 1; ; round += 1) {
    yield put(purchaseChanged({ orderNumber, purchase: { phase: 'recording', made } }));
    const known = yield* untilPurchaseKnown({
      orderNumber,
      step: 'shipment',
      isResumed: isResumed || round > 1,
      send,
    });
    if (known.kind === 'done') return;
    if (known.error.status === 409 && (yield* carriesGuide(intent, made))) return;
    const message = snackbarMessage(known.error.message);
    yield put(purchaseChanged({ orderNumber, purchase: { phase: 'unrecorded', made, message } }));
    yield take(
      (action: unknown) => purchaseRetried.match(action) && action.payload.orderNumber === orderNumber,
    );
  }
}
