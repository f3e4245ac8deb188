import { orderCountsByChannel } from '@trastienda/domain';
import { orderStatistics } from '../../entities/store/operations.ts';
import type { RootState } from '../../shared/store/store.ts';
import { selectSeenTotal } from './slice.ts';

/** Every order of the store, as the statistics count them; `null` while they do not. */
export const selectOrderTotal = (state: RootState): number | null => {
  const { value } = orderStatistics.select(state);
  return value === null ? null : orderCountsByChannel(value.counts).total;
};

/** Orders that came in after the list on show was asked for (D110). */
export const selectNewOrders = (state: RootState): number => {
  const seen = selectSeenTotal(state);
  const total = selectOrderTotal(state);
  return seen === null || total === null ? 0 : Math.max(0, total - seen);
};
