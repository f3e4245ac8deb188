import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/store.ts';

export type OrdersSlice = {
  /** Orders of the store when the list was asked for; more of them are new ones (D110). */
  readonly seenTotal: number | null;
};

const slice = createSlice({
  name: 'orders',
  initialState: { seenTotal: null } as OrdersSlice,
  reducers: {
    ordersSeen: (_, { payload }: PayloadAction<number>): OrdersSlice => ({ seenTotal: payload }),
  },
});

rootReducer.inject(slice);

export const { ordersSeen } = slice.actions;
/** The list is on show, and asks for new orders every 60 s; closed, it stops. */
export const ordersOpened = createAction<{ readonly storeId: string }>('orders/opened');
export const ordersClosed = createAction('orders/closed');

/** The slice is injected with the feature; before that nothing has been seen. */
export const selectSeenTotal = (state: object): number | null =>
  (state as { readonly orders?: OrdersSlice }).orders?.seenTotal ?? null;
