import { Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPage } from '../../routes/lazy-page.tsx';
import { PageLoading } from '../../routes/page-loading.tsx';
import { whenQuiet } from '../../routes/when-quiet.ts';
import { useAppSelector, useFeature } from '../../store/hooks.ts';
import { OrdersList } from './list/orders-list.tsx';
import { ordersFeature } from './saga.ts';
import { ordersSearch, type OrdersSearch } from './search.ts';
import { selectHasJobs } from './slice.ts';

const detail = lazyPage<{ readonly search: OrdersSearch }>(() => import('./detail/order-detail.tsx'));

const jobs = lazyPage(() => import('./bulk/orders-jobs.tsx'));

/** The tray is there from the first job on. */
function Jobs() {
  const hasJobs = useAppSelector((state) => selectHasJobs(state));
  return (
    hasJobs && (
      <Suspense fallback={null}>
        <jobs.Component />
      </Suspense>
    )
  );
}

/** Mis pedidos: the list, or in its place the order that the address names (D37). */
export default function OrdersPage() {
  useFeature(ordersFeature);
  const [query] = useSearchParams();
  const search = useMemo(() => ordersSearch.parse(query), [query]);
  // Whoever looks at the list opens an order next.
  useEffect(() => whenQuiet(detail.preload), []);
  return (
    <>
      {search.pedido === '' ? (
        <OrdersList search={search} />
      ) : (
        <Suspense fallback={<PageLoading />}>
          <detail.Component key={search.pedido} search={search} />
        </Suspense>
      )}
      <Jobs />
    </>
  );
}
