import type { ReadingTime } from '@trastienda/domain';
import { useMemo } from 'react';
import { selectTimeZone } from '../session/selectors.ts';
import { useAppSelector } from '../store/hooks.ts';
import { useNow } from './use-now.ts';

/** This moment, to the minute, on the store's clock (D49); the same value until one of them changes. */
export function useClock() {
  const now = useNow();
  const timeZone = useAppSelector(selectTimeZone);
  return useMemo(() => ({ now, timeZone }) satisfies ReadingTime, [now, timeZone]);
}
