import { countOrders, orderTabs } from '@trastienda/domain';
import { type TabItem, Tabs } from '@trastienda/ui/Tabs';
import type { ReactNode } from 'react';
import { orderStatistics } from '../../../entities/store/operations.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { changed, hasFilters } from '../filters.ts';
import type { OrdersSearch } from '../../../shared/routes/orders-search.ts';

type Props = {
  readonly search: OrdersSearch;
  /** Orders that meet the filters of the address; `null` while not known. */
  readonly total: number | null;
  readonly children: ReactNode;
};

/**
 * The families of orders. Their counters hold under the filters in force: with none but channels the
 * statistics count every tab, with others only the open tab's own total is known, and the others show no number rather than a wrong one.
 */
export function OrdersTabs({ search, total, children }: Props) {
  const { value } = useAppSelector((state) => orderStatistics.select(state));
  // The statistics count by channel too; of no other filter do they know.
  const isCounted = value !== null && !hasFilters({ ...search, canal: [] });
  const countOf = ({ id, family }: (typeof orderTabs)[number]): number | undefined => {
    if (id === search.status && total !== null) return total;
    return isCounted ? countOrders(value, family, search.canal) : undefined;
  };
  const items = orderTabs.map((tab): TabItem => ({
    id: tab.id,
    label: tab.label,
    count: countOf(tab),
    href: paths.orders(changed(search, { status: tab.id, pedido: '' })),
  }));
  return (
    <Tabs aria-label="Pedidos por estado" items={items} selectedKey={search.status}>
      {children}
    </Tabs>
  );
}
