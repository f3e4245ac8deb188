import { combineSlices, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { askAfterOutage } from './after-outage.saga.ts';
import { answerRequests } from './answer-requests.ts';
import { createOnShow } from './on-show.ts';
import { sessionReducer } from '../session/slice.ts';
import { shellReducer } from '../session/config-slice.ts';
import type { SagaContext } from './context.ts';
import { toDataLayer } from './data-layer.ts';
import { notificationsReducer } from './notifications-slice.ts';
import { jobsReducer } from './jobs/jobs-slice.ts';
import { operationsReducer } from './operations-slice.ts';
import { safely } from './safely.ts';
import type { Saga } from './saga-effects.ts';

/** A lazy feature adds its own slice: `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices({
  operations: operationsReducer,
  notifications: notificationsReducer,
  jobs: jobsReducer,
  session: sessionReducer,
  shell: shellReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** The part of a screen that runs in the background: its watchers and orchestrations. */
export type Feature = { readonly name: string; readonly saga: () => Saga };

export type StoreOptions = SagaContext & {
  readonly preloadedState?: Partial<RootState>;
  /** Told about a saga that crashed. */
  readonly onCrash?: (feature: string, error: unknown) => void;
};

export function createAppStore({ preloadedState, onCrash = () => {}, ...context }: StoreOptions) {
  const onShow = createOnShow();
  const sagas = createSagaMiddleware({ context: { ...context, onShow } });
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (defaults) =>
      // Sagas do the asynchronous work. A file that a person chose passes through an action and never into the state.
      defaults({ thunk: false, serializableCheck: { ignoreActions: true } }).concat(
        toDataLayer(context.analytics.push),
        sagas,
      ),
  });
  const started = new Set<string>();
  sagas.run(safely('requests', answerRequests(onCrash), onCrash));
  sagas.run(safely('after-outage', askAfterOutage, onCrash));
  return {
    ...store,
    onShow,
    /** Starts a feature's saga once; asked again it does nothing. A crash of it stays its own. */
    startFeature({ name, saga }: Feature): void {
      if (started.has(name)) return;
      started.add(name);
      sagas.run(safely(name, saga, onCrash));
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
