import { useCallback } from 'react';
import { useRead } from '../../shared/store/hooks.ts';
import { carrierName } from './carrier-names.ts';
import { parcelCarriers } from './operations.ts';

/** Carriers come and go with a contract, not within minutes; milliseconds. */
const freshFor = 600_000;

/**
 * Maps a carrier's key to the name that its own service gives it ('bajio-paq' is 'Bajío Paq'); it is
 * requested once.
 */
export function useCarrierNames(): (key: string) => string {
  const known = useRead(parcelCarriers, {}, { freshFor }).value?.data;
  return useCallback((key: string) => carrierName(key, known), [known]);
}
