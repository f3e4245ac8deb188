import type { RootState } from '../../shared/store/store.ts';
import { integrationChannelList } from './operations.ts';

/** Orders of linked shops that wait for a decision; 0 while nobody knows. */
export const selectOpenCases = (state: RootState): number =>
  (integrationChannelList.select(state).value?.data ?? [])
    .flatMap(({ channels }) => channels)
    .reduce((sum, { cases }) => sum + cases, 0);
