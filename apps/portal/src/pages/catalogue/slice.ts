import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';
import type { NamedProduct } from './model.ts';

type CatalogueState = {
  /** The chosen products, over pages and filters. */
  readonly chosen: readonly NamedProduct[];
  /** The number of matching products that are read; `null` while not all are requested. */
  readonly choosing: { readonly done: number; readonly total: number } | null;
};

const initialState: CatalogueState = { chosen: [], choosing: null };

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsChosen: (state, { payload }: PayloadAction<readonly NamedProduct[]>): CatalogueState => ({
      ...(state as CatalogueState),
      chosen: payload,
    }),
    choosingChanged: (state, { payload }: PayloadAction<CatalogueState['choosing']>): CatalogueState => ({
      ...(state as CatalogueState),
      choosing: payload,
    }),
  },
});

rootReducer.inject(slice);

export const { productsChosen, choosingChanged } = slice.actions;

/** The slice is injected with the page; before that nothing has been chosen. */
const sliceOf = (state: object): CatalogueState =>
  (state as { readonly catalogue?: CatalogueState }).catalogue ?? initialState;

export const selectChosen = (state: object): readonly NamedProduct[] => sliceOf(state).chosen;
export const selectChoosing = (state: object): CatalogueState['choosing'] => sliceOf(state).choosing;
