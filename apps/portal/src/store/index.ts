export { dependency, type SagaContext } from './context.ts';
export {
  createOperation,
  type OperationOptions,
  type RequestOptions,
  type RunOptions,
} from './create-operation.ts';
export { useAppDispatch, useAppSelector, useAppStore, useFeature } from './hooks.ts';
export { dismissed, failureNotified, notified, successNotified } from './notifications-slice.ts';
export { idle, type Operation } from './operations-slice.ts';
export { call, type Saga, select, take } from './saga-effects.ts';
export { watchAll } from './watch-all.ts';
export { type AppStore, createAppStore, type Feature, rootReducer, type RootState } from './store.ts';
