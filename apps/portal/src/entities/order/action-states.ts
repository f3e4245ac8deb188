import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type AsyncOperation,
  type OrderActionEvent,
  orderActionState,
  orderActionStates,
  type OrderActionStates,
} from '@trastienda/domain';
import type { OperationAction } from '../../shared/store/operations-slice.ts';
import { rootReducer } from '../../shared/store/store.ts';
import { ordersPage } from './operations.ts';

const isListFetched = (action: unknown): action is OperationAction => {
  const { meta, event } = action as Partial<OperationAction>;
  return meta?.operation === ordersPage.name && event?.phase === 'succeeded' && meta.isAhead !== true;
};

const slice = createSlice({
  name: 'orderActionStates',
  initialState: {} as OrderActionStates,
  reducers: {
    orderActionUpdated: (state, { payload }: PayloadAction<OrderActionEvent>) =>
      orderActionStates(state, payload),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isListFetched, (state) => orderActionStates(state, { type: 'listFetched' }));
  },
});

rootReducer.inject(slice);

/** The result of a button of an order; the list, fetched again on request, forgets it (S4.33, D100). */
export const { orderActionUpdated } = slice.actions;

/** The state of a button of an order. */
export const selectOrderAction = (state: object, orderId: string, action: string): AsyncOperation =>
  orderActionState(
    (state as { readonly orderActionStates?: OrderActionStates }).orderActionStates ?? {},
    orderId,
    action,
  );

/** Why an order whose cancellation is on its way takes no other change: it would be refused, or be for nothing. */
export const beingCancelled = 'Cancelando el pedido…';

/** Whether the order's cancellation is confirmed, and can still be undone or has no answer yet. */
export const selectIsBeingCancelled = (state: object, orderId: string): boolean =>
  selectOrderAction(state, orderId, 'cancelOrder').status === 'loading';
