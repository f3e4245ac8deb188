import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';
import type { AddressDraft } from '../../entities/address/address-form.ts';

type OrderPayload = { readonly orderNumber: string };
type State = {
  readonly drafts: Readonly<Record<string, AddressDraft>>;
  /** The number of saves of each order's address here; an open form sees it rise, and closes. */
  readonly saves: Readonly<Record<string, number>>;
};

const written = (
  state: State,
  { payload }: PayloadAction<OrderPayload & { readonly address: AddressDraft }>,
): State => ({ ...state, drafts: { ...state.drafts, [payload.orderNumber]: payload.address } });

const slice = createSlice({
  name: 'guideAddress',
  initialState: { drafts: {}, saves: {} } as State,
  reducers: {
    addressOpened: (state, _action: PayloadAction<OrderPayload>): State => state,
    addressLoaded: written,
    addressChanged: written,
    /** The postal code has filled in the rest. */
    addressFilled: written,
    addressSaved: (state, { payload }: PayloadAction<OrderPayload>): State => ({
      ...state,
      saves: { ...state.saves, [payload.orderNumber]: (state.saves[payload.orderNumber] ?? 0) + 1 },
    }),
  },
});

rootReducer.inject(slice);

export const { addressOpened, addressLoaded, addressChanged, addressFilled, addressSaved } = slice.actions;
/** 'Guardar dirección'. */
export const addressSaveRequested = createAction<OrderPayload>('guideAddress/saveRequested');

// `operations` is what every state of the app has; the slice is there once its page was loaded.
type WithAddress = { readonly operations: unknown; readonly guideAddress?: State };
export const selectAddress = (state: WithAddress, orderNumber: string): AddressDraft | null =>
  state.guideAddress?.drafts[orderNumber] ?? null;
export const selectAddressSaves = (state: WithAddress, orderNumber: string): number =>
  state.guideAddress?.saves[orderNumber] ?? 0;
