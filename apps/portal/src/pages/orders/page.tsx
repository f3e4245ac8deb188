import { Suspense, useEffect, useState } from 'react';
import { useSearch } from '../../shared/routes/use-search.ts';
import { lazyPage } from '../../shared/routes/lazy-page.tsx';
import { PageLoading } from '../../shared/routes/page-loading.tsx';
import { whenQuiet } from '../../shared/routes/when-quiet.ts';
import { cancelOrderFeature } from '../../features/cancel-order/feature.ts';
import { useFeature } from '../../shared/store/hooks.ts';
import { OrdersList } from './list/orders-list.tsx';
import { ordersFeature } from './saga.ts';
import { ordersSearch, type OrdersSearch } from '../../shared/routes/orders-search.ts';

const detail = lazyPage<{ readonly search: OrdersSearch; readonly hasArrived: boolean }>(
  () => import('./detail/order-detail.tsx'),
);

/** The order that was in the list's place before: '' for the list itself, `null` while the page is as it was opened. */
function usePlaceBefore(place: string): string | null {
  const [known, setKnown] = useState<{ readonly place: string; readonly before: string | null }>({
    place,
    before: null,
  });
  if (known.place !== place) setKnown({ place, before: known.place });
  return known.before;
}

/** Mis pedidos: the list, or in its place the order that the address names (D37). */
export default function OrdersPage() {
  useFeature(ordersFeature);
  useFeature(cancelOrderFeature);
  const { search } = useSearch(ordersSearch);
  const before = usePlaceBefore(search.pedido);
  // The order's page is prefetched, because a person who looks at the list opens one next.
  useEffect(() => whenQuiet(detail.preload), []);
  return (
    <>
      {search.pedido === '' ? (
        <OrdersList search={search} returnToRow={before} />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <detail.Component search={search} hasArrived={before !== null} />
        </Suspense>
      )}
    </>
  );
}
