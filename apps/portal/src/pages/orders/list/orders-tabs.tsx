import { orderTabs } from '@trastienda/domain';
import { type TabItem, Tabs } from '@trastienda/ui/Tabs';
import type { ReactNode } from 'react';
import { useCountedOrders } from './use-counted-orders.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { isOfWaiting, type OrdersSearch } from '../../../shared/routes/orders-search.ts';
import { changed } from '../filters.ts';

type Props = {
  readonly search: OrdersSearch;
  /** Orders that meet the filters of the address; `null` while not known. */
  readonly total: number | null;
  readonly children: ReactNode;
};

/** The families of orders, each with its number under the filters in force; of the open tab the list's own total. */
export function OrdersTabs({ search, total, children }: Props) {
  const countOf = useCountedOrders(search);
  const items = orderTabs.map((tab): TabItem => {
    // An order that has left has no hand-over to come: the filter is dropped.
    const deadline = tab.id === 'todos' || isOfWaiting(tab.id) ? search.limite : null;
    return {
      id: tab.id,
      label: tab.label,
      count:
        tab.id === search.status && total !== null
          ? total
          : countOf({ family: tab.family, channels: search.canal, deadline }),
      // Each tab begins in its own order.
      href: paths.orders(changed(search, { status: tab.id, pedido: '', limite: deadline, orden: null })),
    };
  });
  return (
    <Tabs aria-label="Pedidos por estado" items={items} selectedKey={search.status}>
      {children}
    </Tabs>
  );
}
