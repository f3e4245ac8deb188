import { type ChannelCode, countOrders, type StatusFamily } from '@trastienda/domain';
import { useMemo } from 'react';
import type { DeadlineFilter, OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import { orderStatistics } from '../../../entities/store/operations.ts';
import { countedQueryOf } from '../../../entities/order/order-query.ts';

export type CountedBy = {
  /** `null` for every family. */
  readonly family: StatusFamily | null;
  /** None named for all. */
  readonly channels?: readonly ChannelCode[];
  /** `null` for whatever hand-over. */
  readonly deadline?: DeadlineFilter | null;
};

/**
 * Orders under the filters of the address, counted by tab, channel and hand-over: each number is that of the list that its
 * press opens (D332). `undefined` while not known, or where the upstream counts no hand-overs.
 */
export function useCountedOrders(search: OrdersSearch): (by: CountedBy) => number | undefined {
  const query = useMemo(() => countedQueryOf(search), [search]);
  const { value } = useRead(orderStatistics, { query }, { freshFor: 5000 });
  return ({ family, channels = [], deadline = null }) => {
    if (value === null) return undefined;
    if (deadline === null) return countOrders(value, family, channels);
    const wanted: readonly string[] = channels;
    return value.deadlines
      ?.filter(
        (row) =>
          row.deadline === deadline &&
          (family === null || row.status === family) &&
          (wanted.length === 0 || wanted.includes(row.marketPlace)),
      )
      .reduce((sum, { total }) => sum + total, 0);
  };
}
