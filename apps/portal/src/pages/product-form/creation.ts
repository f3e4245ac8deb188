import type { CallError, CallInput, Product } from '@trastienda/api-client';
import type { createProduct } from '@trastienda/api-client/products';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { call, type Saga } from '../../shared/store/saga-effects.ts';
import { type Feature, rootReducer } from '../../shared/store/store.ts';
import { untilKnown } from '../../shared/store/until-known.ts';
import { productCreation } from './operations.ts';

type Creation =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  /** Nobody knows whether it was made: it is asked again with the same key, by itself. */
  | { readonly phase: 'unknown'; readonly isAsking: boolean }
  | { readonly phase: 'refused'; readonly error: CallError }
  | { readonly phase: 'done'; readonly product: Product };

/** By the key of the intent, which is the same for every repeat. */
type State = Readonly<Record<string, Creation>>;

const idle: Creation = { phase: 'idle' };
const slice = createSlice({
  name: 'productCreation',
  initialState: {} as State,
  reducers: {
    creationChanged: (
      state,
      { payload: { key, creation } }: PayloadAction<{ readonly key: string; readonly creation: Creation }>,
    ): State => ({ ...state, [key]: creation }),
  },
});
rootReducer.inject(slice);

const { creationChanged } = slice.actions;

type Requested = {
  readonly key: string;
  readonly body: CallInput<typeof createProduct>['body'];
  /** It was sent before this page was opened. */
  readonly isRepeat: boolean;
};
export const creationRequested = createAction<Requested>('productCreation/requested');
/** 'Preguntar ahora'. */
export const creationAsked = createAction('productCreation/asked');

type WithCreation = { readonly operations: unknown; readonly productCreation?: State };
/** The outcome of an intent. */
export const selectCreation = (state: WithCreation, key: string | null): Creation =>
  (key === null ? undefined : state.productCreation?.[key]) ?? idle;

function* create({ payload: { key, body, isRepeat } }: ReturnType<typeof creationRequested>): Saga {
  const move = (creation: Creation) => put(creationChanged({ key, creation }));
  yield move(isRepeat ? { phase: 'unknown', isAsking: true } : { phase: 'sending' });
  const known = yield* untilKnown({
    isRepeat,
    send: () => productCreation.run({ body }, { idempotencyKey: key }),
    *unknown(isAsking): Saga {
      yield move({ phase: 'unknown', isAsking });
    },
    isAskedNow: creationAsked.match,
  });
  yield known.kind === 'done'
    ? move({ phase: 'done', product: known.value.data })
    : move({ phase: 'refused', error: known.error });
}

/** One press, one product: what is not known is asked with the same key until it is (law 2). */
function* creationSaga(): Saga {
  const running = new Set<string>();
  yield takeEvery(creationRequested, function* requested(action): Saga {
    const { key } = action.payload;
    if (running.has(key)) return;
    running.add(key);
    yield* call(create, action);
    running.delete(key);
  });
}

export const creationFeature: Feature = { name: 'product creation', saga: creationSaga };
