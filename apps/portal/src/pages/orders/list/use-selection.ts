import { dispatchDeadline, matchesOrderFilters, type ReadingTime } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { orderFiltersOf } from '../../../entities/order/order-query.ts';
import type { DeadlineFilter, OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { useClock } from '../../../shared/layout/index.ts';
import { ordersChosen, selectChosen } from '../slice.ts';

export type Selection = {
  readonly orders: readonly Order[];
  readonly ids: ReadonlySet<string>;
  /** The number of chosen orders that the filters hide: they stay chosen (experience.md, section 5). */
  readonly hiddenCount: number;
  readonly onChange: (ids: ReadonlySet<string>) => void;
};

const states = { vencido: 'overdue', hoy: 'today', '24h': 'soon' } as const;

const isDue = (order: Order, deadline: DeadlineFilter | null, clock: ReadingTime): boolean =>
  deadline === null ||
  dispatchDeadline({ shipBy: order.dataMarketplace.shipBy, family: order.status }, clock).state ===
    states[deadline];

/** The chosen orders, over pages, tabs and filters; those of the page as the page has them now. */
export function useSelection(search: OrdersSearch, page: readonly Order[]): Selection {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectChosen);
  const clock = useClock();
  const ids = useMemo(() => new Set(Object.keys(chosen)), [chosen]);
  const orders = useMemo(() => {
    const shown = new Map(page.map((order) => [order.id, order]));
    return Object.values(chosen).map((order) => shown.get(order.id) ?? order);
  }, [chosen, page]);
  const hiddenCount = useMemo(() => {
    const filters = orderFiltersOf(search);
    return orders.filter(
      (order) => !matchesOrderFilters(order, filters, clock.timeZone) || !isDue(order, search.limite, clock),
    ).length;
  }, [orders, search, clock]);
  return {
    orders,
    ids,
    hiddenCount,
    onChange: (next) =>
      void dispatch(
        ordersChosen([
          ...orders.filter(({ id }) => next.has(id)),
          ...page.filter(({ id }) => next.has(id) && !ids.has(id)),
        ]),
      ),
  };
}
