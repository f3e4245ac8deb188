import { createAction } from '@reduxjs/toolkit';
import { channelName } from '@trastienda/domain';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { orderStatistics } from '../../entities/store/operations.ts';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { dependency } from '../../shared/store/context.ts';
import { successNotified } from '../../shared/store/notifications-slice.ts';
import { type Saga, select } from '../../shared/store/saga-effects.ts';
import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { orderActionUpdated, selectOrderAction } from '../../entities/order/action-states.ts';
import { orderDetail } from '../../entities/order/operations.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { stateName } from './model.ts';
import { aliExpressServices, sheinChannels, shopifyShop } from './operations.ts';
import { type ChannelRequest, runnerOf } from './run-action.ts';

/** Of every writing call (calls.md 1.5); a document may take longer, and says so itself. */
const timeoutMs = 30_000;

/** A button of a channel was pressed, with what its form asked (section 7, "Channel actions"). */
export const channelActionRequested = createAction<ChannelRequest>('channelActions/requested');

function* act({ payload }: ReturnType<typeof channelActionRequested>): Saga {
  const { order, id } = payload;
  const run = runnerOf(payload);
  const button = { orderId: order.orderid, action: stateName(id) };
  const before = yield* select((state: object) => selectOrderAction(state, button.orderId, button.action));
  if (run === null || before.status === 'loading') return;
  yield put(orderActionUpdated({ ...button, type: 'started' }));
  const storeId = yield* select(selectCurrentStoreId);
  const result = yield* run(payload, storeId);
  if (!result.ok) {
    const { cause } = failureWords(result.error, {
      source: channelName(order.marketplace),
      timeoutMs,
      isOnline: true,
    });
    return void (yield put(orderActionUpdated({ ...button, type: 'failed', message: cause })));
  }
  yield put(orderActionUpdated({ ...button, type: 'succeeded' }));
  const { words, file } = result.value;
  yield put(
    successNotified(`${words} ${file ? `del pedido ${order.orderid}` : `(pedido ${order.orderid})`}`),
  );
  if (file) {
    const saveFile = yield* dependency('saveFile');
    saveFile(file);
    return;
  }
  yield* orderDetail.run({ params: { storeId }, query: { 'filter-orderId': order.orderid, pageSize: 1 } });
  yield* orderStatistics.run({ params: { storeId } });
}

function* channelActionsSaga(): Saga {
  yield fork(watchAll(sheinChannels, shopifyShop, aliExpressServices));
  yield takeEvery(channelActionRequested, act);
}

/** What each channel lets a merchant do with an order, by calls of its own. */
export const channelActionsFeature: Feature = { name: 'channel-actions', saga: channelActionsSaga };
