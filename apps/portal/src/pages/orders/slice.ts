import type { Order } from '@trastienda/api-client';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';

/** Orders that were chosen, by id. */
export type ChosenOrders = Readonly<Record<string, Order>>;

type Progress = { readonly done: number; readonly total: number };

export type OrdersSlice = {
  /** Orders of the store when the list was asked for; more of them are new ones (D110). */
  readonly seenTotal: number | null;
  /** Whole orders: what can be done with one that stands on another page has to be known too. */
  readonly chosen: ChosenOrders;
  /** All that meet the filters are on their way to be chosen; `null` when they are not. */
  readonly choosing: Progress | null;
};

const initialState: OrdersSlice = { seenTotal: null, chosen: {}, choosing: null };

type Change<Payload> = (state: OrdersSlice, payload: Payload) => Partial<OrdersSlice>;

/** Orders are large and never changed in place: the state is made anew rather than drafted. */
const by =
  <Payload>(change: Change<Payload>) =>
  (state: unknown, { payload }: PayloadAction<Payload>): OrdersSlice => ({
    ...(state as OrdersSlice),
    ...change(state as OrdersSlice, payload),
  });

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersSeen: by<number>((_, seenTotal) => ({ seenTotal })),
    /** The whole choice anew; with nothing in it, no more are on their way either. */
    ordersChosen: by<readonly Order[]>(({ choosing }, orders) => ({
      chosen: Object.fromEntries(orders.map((order) => [order.id, order])),
      choosing: orders.length === 0 ? null : choosing,
    })),
    choosingChanged: by<Progress | null>((_, choosing) => ({ choosing })),
  },
});

rootReducer.inject(slice);

export const { ordersSeen, ordersChosen, choosingChanged } = slice.actions;
/** The list is on show, and asks for new orders every 60 s; closed, it stops. */
export const ordersOpened = createAction('orders/opened');
export const ordersClosed = createAction('orders/closed');

/** The slice is injected with the feature; before that nothing has been seen or chosen. */
const sliceOf = (state: object): OrdersSlice =>
  (state as { readonly orders?: OrdersSlice }).orders ?? initialState;

export const selectSeenTotal = (state: object): number | null => sliceOf(state).seenTotal;
export const selectChosen = (state: object): ChosenOrders => sliceOf(state).chosen;
export const selectChoosing = (state: object): Progress | null => sliceOf(state).choosing;
