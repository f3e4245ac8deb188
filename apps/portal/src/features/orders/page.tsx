import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useFeature } from '../../store/hooks.ts';
import { OrdersList } from './list/orders-list.tsx';
import { ordersFeature } from './saga.ts';
import { ordersSearch } from './search.ts';

/** Mis pedidos: the list, or in its place the order that the address names (D37). */
export default function OrdersPage() {
  useFeature(ordersFeature);
  const [query] = useSearchParams();
  const search = useMemo(() => ordersSearch.parse(query), [query]);
  return <OrdersList search={search} />;
}
