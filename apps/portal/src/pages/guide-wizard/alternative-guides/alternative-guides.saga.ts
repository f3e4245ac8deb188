import { createAction } from '@reduxjs/toolkit';
import { put, takeLeading } from 'redux-saga/effects';
import { successNotified } from '../../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../../shared/store/saga-effects.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { selectOrder } from '../../../entities/order/selectors.ts';
import { automaticGuideMaking, externalShipment } from './operations.ts';

type OfOrder = {
  readonly orderNumber: string;
  /** Chosen line ids; none means all (D39). */
  readonly lines: readonly string[];
  /** One for each wish, the same for every repeat of it (D169). */
  readonly key: string;
};

type Parcel = {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
};

/** 'Registrar número': a guide that was bought elsewhere. */
export const externalGuideGiven = createAction<
  OfOrder & { readonly carrierId: string; readonly carrierName: string; readonly number: string }
>('guides/externalGuideGiven');

/** 'Usar guía automática': the channel's own, of this parcel. */
export const automaticGuideWanted = createAction<OfOrder & { readonly parcel: Parcel }>(
  'guides/automaticGuideWanted',
);

function* recordExternal({ payload }: ReturnType<typeof externalGuideGiven>): Saga {
  const { orderNumber, lines, key, carrierId, carrierName, number } = payload;
  const order = yield* select(selectOrder, orderNumber);
  if (!order) return;
  const result = yield* externalShipment.run(
    {
      params: { marketplace: order.marketplace, orderId: orderNumber },
      body: {
        colocationIds: guideLines(order, lines).map(({ colocationId }) => colocationId),
        deliveryCarrierId: carrierId,
        deliveryCarrierName: carrierName.trim(),
        deliveryTrackId: number.trim(),
        forcedGuideType: 'manual',
        dimensions: null,
      },
    },
    { idempotencyKey: key },
  );
  if (!result.ok) return;
  yield put(successNotified(`Se registró la guía ${result.value.data.trackId}`));
}

function* makeAutomatic({ payload }: ReturnType<typeof automaticGuideWanted>): Saga {
  const { orderNumber, lines, key, parcel } = payload;
  const order = yield* select(selectOrder, orderNumber);
  if (!order) return;
  const result = yield* automaticGuideMaking.run(
    {
      params: { marketplace: order.marketplace },
      body: {
        orderId: orderNumber,
        colocationIds: guideLines(order, lines).map(({ colocationId }) => colocationId),
        packages: [{ ...parcel, quantity: 1 }],
        forcedGuideType: 'automatica',
      },
    },
    { idempotencyKey: key },
  );
  if (!result.ok) return;
  yield put(successNotified(`Se generó la guía ${result.value.detail.guide}`));
}

/** Guides that are not bought here: the channel's own, and those from elsewhere. */
export function* alternativeGuidesSaga(): Saga {
  yield takeLeading(externalGuideGiven, recordExternal);
  yield takeLeading(automaticGuideWanted, makeAutomatic);
}
