import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppStore, Feature, RootState } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
const useAppStore = useStore.withTypes<AppStore>();

/** Starts the feature that a page needs, once in the life of the store; safe in any number of components. */
export function useFeature(feature: Feature): void {
  const store = useAppStore();
  // In the initialiser, so that the watchers stand before the first effect dispatches.
  useState(() => store.startFeature(feature));
}
