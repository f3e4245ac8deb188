import { formatTime } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { DataTable } from '@trastienda/ui/DataTable';
import { PlusIcon } from '@trastienda/ui/icons';
import { NewDataPill } from '@trastienda/ui/NewDataPill';
import { Pagination } from '@trastienda/ui/Pagination';
import { TopBar } from '@trastienda/ui/TopBar';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { pendingEvidenceTotal } from '../../../operations/index.ts';
import { MobileBar, PageHeader, useIsMobile, useIsOnline, useMedia, useNow } from '../../../page/index.ts';
import { usePageTitle } from '../../../routes/page-title.ts';
import { paths } from '../../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentStoreId, selectTimeZone } from '../../session/selectors.ts';
import { changed, withoutFilters } from '../filters.ts';
import type { OrdersSearch } from '../search.ts';
import { selectNewOrders, selectOrderTotal } from '../selectors.ts';
import { ordersClosed, ordersOpened, ordersSeen } from '../slice.ts';
import { orderColumns, type Room } from './columns.tsx';
import * as s from './filters.css.ts';
import { OrderCardRow } from './order-card-row.tsx';
import { orderRow } from './order-row.ts';
import { OrdersPlaceholder } from './orders-placeholder.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { sortDescriptorOf, sortOf } from './sort.ts';
import { type OrdersPageState, useOrdersPage } from './use-orders-page.ts';

const title = 'Mis pedidos';

function Heading({ context }: { readonly context: string }) {
  usePageTitle(title);
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <MobileBar>
        <TopBar plain title={title} />
      </MobileBar>
    );
  }
  return (
    <PageHeader
      title={title}
      context={context}
      actions={
        <ButtonLink icon={<PlusIcon size={16} />} href={paths.createGuide()}>
          Crear guía
        </ButtonLink>
      }
    />
  );
}

/** "3 pedidos nuevos · Mostrar": the list itself never moves (D110). */
function NewOrders({ onShow }: { readonly onShow: () => void }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectNewOrders);
  const total = useAppSelector(selectOrderTotal);
  return (
    <NewDataPill
      count={count}
      onShow={() => {
        if (total !== null) dispatch(ordersSeen(total));
        onShow();
      }}
    />
  );
}

/** What is on show is old, and why: it could not be brought up to date, or there is no line. */
function Staleness({ state, timeZone }: { readonly state: OrdersPageState; readonly timeZone: string }) {
  const isOnline = useIsOnline();
  if (state.page === null) return null;
  if (!isOnline) {
    return (
      <Banner tone="warning" title="Sin conexión.">
        {state.at === null
          ? 'Ves los últimos datos que cargamos.'
          : `Ves datos de las ${formatTime(state.at, timeZone)}.`}
      </Banner>
    );
  }
  if (state.error === null) return null;
  return (
    <Banner
      tone="warning"
      title="No pudimos actualizar la lista."
      action={
        <Button size="sm" onPress={state.reload}>
          Reintentar
        </Button>
      }
    >
      Ves los últimos datos que cargamos.
    </Banner>
  );
}

/** Beside the reduced sidebar the columns are narrower (experience.md, section 15). */
function useRoom(): Room {
  const isWide = useMedia('(min-width: 1110.02px)');
  const isTight = useMedia('(max-width: 900px)');
  return isTight ? 'tight' : isWide ? 'wide' : 'reduced';
}

/** Orders of every channel: tabs by family, filters, and a page of rows; everything in the address. */
export function OrdersList({ search }: { readonly search: OrdersSearch }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const storeId = useAppSelector(selectCurrentStoreId);
  const timeZone = useAppSelector(selectTimeZone);
  const clock = { now: useNow(), timeZone };
  const state = useOrdersPage(search);
  const room = useRoom();
  const columns = useMemo(() => orderColumns(room), [room]);

  useEffect(() => {
    dispatch(ordersOpened({ storeId }));
    dispatch(pendingEvidenceTotal.requested({ params: { storeId } }, { freshFor: 30_000 }));
    return () => void dispatch(ordersClosed());
  }, [dispatch, storeId]);

  const go = (next: OrdersSearch) => void navigate(paths.orders(next));
  const change = (part: Partial<OrdersSearch>) => go(changed(search, part));
  const total = state.page?.pagination.total_registros ?? null;
  const rows = (state.page?.data ?? []).map((order) => orderRow(order, search, clock));

  return (
    <>
      <Heading
        context={[
          'Hora del centro de México',
          state.at === null ? '' : `Actualizado a las ${formatTime(state.at, timeZone)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <OrdersTabs search={search} total={state.isCurrent ? total : null}>
        <OrdersToolbar search={search} onChange={change} />
        <div className={s.notices}>
          <Staleness state={state} timeZone={timeZone} />
          <NewOrders
            onShow={() => {
              if (search.pagina > 1) change({ pagina: 1 });
              else state.reload();
            }}
          />
        </div>
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ order }) => order.id}
          rowName={({ number }) => `pedido ${number}`}
          status={
            state.page === null && state.error === null ? 'loading' : state.isLoading ? 'refreshing' : 'ready'
          }
          labels={{ loading: 'Cargando pedidos' }}
          sort={sortDescriptorOf(search.orden)}
          onSortChange={(sort) => change({ orden: sortOf(sort) })}
          renderCard={(row) => <OrderCardRow row={row} clock={clock} />}
          placeholder={
            <OrdersPlaceholder
              search={search}
              error={state.error}
              isLoading={state.isLoading}
              onClearFilters={() => go(withoutFilters(search))}
              onRetry={state.reload}
            />
          }
          footer={
            total !== null &&
            total > 0 && (
              <Pagination
                total={total}
                page={search.pagina}
                pageSize={search.tamano}
                onPageChange={(pagina) => go({ ...search, pagina })}
                onPageSizeChange={(tamano) => change({ tamano })}
              />
            )
          }
        />
      </OrdersTabs>
    </>
  );
}
