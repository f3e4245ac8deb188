import { createAction } from '@reduxjs/toolkit';
import { channelName } from '@trastienda/domain';
import { put, takeEvery } from 'redux-saga/effects';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { dependency } from '../../shared/store/context.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { orderActionUpdated, selectOrderAction } from '../../entities/order/action-states.ts';
import { stateName } from './model.ts';
import { type ChannelRequest, runnerOf } from './run-action.ts';

/** The limit of every writing call (calls.md 1.5); a document that takes longer has its own. */
const timeoutMs = 30_000;

/** A button of a channel was pressed, with the fields of its form (section 7, "Channel actions"). */
export const channelActionRequested = createAction<ChannelRequest>('channelActions/requested');

function* act({ payload }: ReturnType<typeof channelActionRequested>): Saga {
  const { order, id } = payload;
  const run = runnerOf(payload);
  const button = { orderId: order.orderNumber, action: stateName(id) };
  const before = yield* select((state: object) => selectOrderAction(state, button.orderId, button.action));
  if (run === null || before.status === 'loading') return;
  yield put(orderActionUpdated({ ...button, type: 'started' }));
  const result = yield* run(payload);
  if (!result.ok) {
    const { cause } = failureWords(result.error, {
      source: channelName(order.marketplace),
      call: { service: 'kidal', timeoutMs },
      isOnline: true,
    });
    return void (yield put(orderActionUpdated({ ...button, type: 'failed', message: cause })));
  }
  yield put(orderActionUpdated({ ...button, type: 'succeeded' }));
  const { words, file } = result.value;
  yield put(
    successNotified(`${words} ${file ? `del pedido ${order.orderNumber}` : `(pedido ${order.orderNumber})`}`),
  );
  if (file) (yield* dependency('saveFile'))(file);
}

function* channelActionsSaga(): Saga {
  yield takeEvery(channelActionRequested, act);
}

/** The actions that each channel offers on an order, by calls of its own. */
export const channelActionsFeature: Feature = { name: 'channel-actions', saga: channelActionsSaga };
