import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import type { Feature } from '../../shared/store/store.ts';
import { watchAll } from '../../shared/store/watch-all.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { carrierName } from './carrier-names.ts';
import { parcelCarriers } from './operations.ts';

const carriersFeature: Feature = { name: 'carrier-names', saga: watchAll(parcelCarriers) };

/** Carriers come and go with a contract, not within minutes; milliseconds. */
const freshFor = 600_000;

/** From a carrier's key to the name that its own service gives it ('bajio-paq' is 'Bajío Paq'); asked for once. */
export function useCarrierNames(): (key: string) => string {
  useFeature(carriersFeature);
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const known = useAppSelector((state) => parcelCarriers.select(state).value?.data);
  useEffect(
    () => void dispatch(parcelCarriers.requested({ params: { storeId } }, { freshFor })),
    [dispatch, storeId],
  );
  return useCallback((key: string) => carrierName(key, known), [known]);
}
