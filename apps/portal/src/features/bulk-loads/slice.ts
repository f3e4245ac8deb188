import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/store/store.ts';

type BulkLoadState = {
  /** A load, or the review of one, that has just begun: the page goes there. */
  readonly begun: string | null;
  /** The review whose file is in another browser. */
  readonly missing: string | null;
  /** The loads of corrected rows, by the load that they correct. */
  readonly retries: Readonly<Record<string, readonly string[]>>;
};

const nothing: BulkLoadState = { begun: null, missing: null, retries: {} };

const slice = createSlice({
  name: 'bulkLoad',
  initialState: nothing,
  reducers: {
    loadBegun: (state, { payload }: PayloadAction<string | null>): BulkLoadState => ({
      ...state,
      begun: payload,
      missing: null,
    }),
    fileMissing: (state, { payload }: PayloadAction<string>): BulkLoadState => ({
      ...state,
      missing: payload,
    }),
    mendedSent: (
      state,
      { payload: { load, retry } }: PayloadAction<{ readonly load: string; readonly retry: string }>,
    ): BulkLoadState => ({
      ...state,
      retries: { ...state.retries, [load]: [...(state.retries[load] ?? []), retry] },
    }),
  },
});

rootReducer.inject(slice);

export const { loadBegun, fileMissing, mendedSent } = slice.actions;

// `operations` is what every state of the app has; the slice is there once its page was loaded.
type WithLoads = { readonly operations: unknown; readonly bulkLoad?: BulkLoadState };
const sliceOf = (state: WithLoads): BulkLoadState => state.bulkLoad ?? nothing;
export const selectBegun = (state: WithLoads): string | null => sliceOf(state).begun;
export const selectMissing = (state: WithLoads): string | null => sliceOf(state).missing;
const none: readonly string[] = [];
export const selectRetries = (state: WithLoads, load: string): readonly string[] =>
  sliceOf(state).retries[load] ?? none;
