import type { CallResult } from '@trastienda/api-client';
import { put } from 'redux-saga/effects';
import type { Saga } from '../../../shared/store/saga-effects.ts';
import { type Known, untilKnown } from '../../../shared/store/until-known.ts';
import { purchaseChanged, purchaseRetried } from '../slice.ts';

type Options<Value> = {
  readonly orderNumber: string;
  readonly step: 'guide' | 'shipment';
  /** An attempt before this page's first one may have happened. */
  readonly isResumed: boolean;
  readonly send: () => Saga<CallResult<Value>>;
};

/** A call of a purchase, sent until its outcome is known; 'Verificar ahora' asks at once. */
export const untilPurchaseKnown = <Value>({
  orderNumber,
  step,
  isResumed,
  send,
}: Options<Value>): Saga<Known<Value>> =>
  untilKnown({
    send,
    isRepeat: isResumed,
    *unknown(isAsking): Saga {
      yield put(purchaseChanged({ orderNumber, purchase: { phase: 'unknown', step, asking: isAsking } }));
    },
    isAskedNow: (action) => purchaseRetried.match(action) && action.payload.orderNumber === orderNumber,
  });
