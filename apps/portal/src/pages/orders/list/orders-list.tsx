import { formatTime, zoneName } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { ButtonLink } from '@trastienda/ui/Button';
import { DataTable } from '@trastienda/ui/DataTable';
import { IconButton } from '@trastienda/ui/IconButton';
import { PlusIcon } from '@trastienda/ui/icons';
import { OrderCardSkeleton } from '@trastienda/ui/OrderCard';
import { Pagination } from '@trastienda/ui/Pagination';
import { TopBar } from '@trastienda/ui/TopBar';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { pendingEvidenceTotal } from '../../../entities/store/operations.ts';
import { MobileBar, PageHeader, useIsMobile, useClock } from '../../../shared/layout/index.ts';
import { FocusArrives } from '../../../shared/layout/focus-arrives.tsx';
import { lazyPage } from '../../../shared/routes/lazy-page.tsx';
import { usePageTitle } from '../../../shared/routes/page-title.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAsked } from '../../../shared/routes/use-search.ts';
import { whenQuiet } from '../../../shared/routes/when-quiet.ts';
import { useAppDispatch, useRequest } from '../../../shared/store/hooks.ts';
import { useShortcutsOn } from '../../../shared/layout/shortcuts-setting.ts';
import { allRequested } from '../bulk/actions.ts';
import { exportColumns } from '../bulk/column-keys.ts';
import type { ListToolsProps } from '../bulk/list-tools.tsx';
import type { OrdersBulkBarProps } from '../bulk/orders-bulk-bar.tsx';
import { changed, withoutFilters } from '../filters.ts';
import { orderFiltersOf, orderQueryOf } from '../../../entities/order/order-query.ts';
import { type OrdersSearch, sortOnShow } from '../../../shared/routes/orders-search.ts';
import { choosingChanged, ordersClosed, ordersOpened } from '../slice.ts';
import { useOrderColumns } from './columns.tsx';
import * as s from './filters.css.ts';
import { NewOrders, Staleness } from './list-notices.tsx';
import { ManyRows } from './many-rows.tsx';
import { OrderCardRow } from './order-card-row.tsx';
import { type OrderRow, orderRow } from './order-row.ts';
import type { OrdersPlaceholderProps } from './orders-placeholder.tsx';
import { OrdersTabs } from './orders-tabs.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { sortDescriptorOf, sortOf } from './sort.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useListKeys } from './use-list-keys.ts';
import { useOrdersPage } from './use-orders-page.ts';
import { useSelection } from './use-selection.ts';

const title = 'Mis pedidos';

/** `isQuiet`: the one red button is that of a selection's bar, or of what stands in the rows' place. */
function Heading({ context, isQuiet }: { readonly context: string; readonly isQuiet: boolean }) {
  usePageTitle(title);
  const navigate = useNavigate();
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <MobileBar>
        <TopBar
          plain
          title={title}
          end={
            <IconButton
              variant={isQuiet ? 'secondary' : 'primary'}
              label="Crear guía"
              icon={<PlusIcon />}
              onPress={() => void navigate(paths.createGuide())}
            />
          }
        />
      </MobileBar>
    );
  }
  return (
    <PageHeader
      title={title}
      context={context}
      actions={
        <ButtonLink
          variant={isQuiet ? 'secondary' : 'primary'}
          icon={<PlusIcon size={16} />}
          href={paths.createGuide()}
        >
          Crear guía
        </ButtonLink>
      }
    />
  );
}

const tools = lazyPage<ListToolsProps>(() => import('../bulk/list-tools.tsx'));
// In the rows' place, and most of the time there are rows.
const placeholder = lazyPage<OrdersPlaceholderProps>(() => import('./orders-placeholder.tsx'));
const bulkBar = lazyPage<OrdersBulkBarProps>(() => import('../bulk/orders-bulk-bar.tsx'));
const noOrders: readonly Order[] = [];

/** The pending choice of all orders belongs to the filters of its key, and ends with them. */
function ChoosingUnder() {
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(choosingChanged(null)), [dispatch]);
  return null;
}

/** A row of the table, or the link of a phone's card. */
const placeOfRow = ({ id, orderNumber }: Order, search: OrdersSearch): string => {
  const href = CSS.escape(paths.orders({ ...search, pedido: orderNumber }));
  return `main tr[data-key="${CSS.escape(id)}"], main a[href="${href}"]`;
};

type ListProps = {
  readonly search: OrdersSearch;
  /** The order that one comes back from: the keyboard goes on at its row. */
  readonly returnToRow?: string | null;
};

/** Orders of every channel: tabs by family, filters, and a page of rows; everything in the address. */
export function OrdersList({ search, returnToRow = null }: ListProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const clock = useClock();
  const state = useOrdersPage(search);
  const columns = useOrderColumns(search.status);
  const { hidden, onHiddenChange } = useHiddenColumns();
  const shown = useMemo(() => exportColumns.filter((key) => !hidden.has(key)), [hidden]);
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const page = state.page?.rows ?? noOrders;
  const selection = useSelection(search, page);
  const hasSingleKeyShortcuts = useShortcutsOn();
  useListKeys();
  const left = page.find(({ orderNumber }) => orderNumber === returnToRow);
  const Table = search.tamano < 100 ? DataTable<OrderRow> : ManyRows;

  useEffect(() => {
    dispatch(ordersOpened());
    return () => void dispatch(ordersClosed());
  }, [dispatch]);
  useRequest(pendingEvidenceTotal, {}, { freshFor: 30_000 });

  // The choice of orders is prefetched, because a person who looks at the list may use it next.
  useEffect(() => whenQuiet(bulkBar.preload), []);

  const ask = useAsked(search);
  const go = (nextOf: (asked: OrdersSearch) => OrdersSearch, options: { readonly replace?: boolean } = {}) =>
    void navigate(paths.orders(ask(nextOf)), options);
  const change = (part: Partial<OrdersSearch>, options?: { readonly replace?: boolean }) =>
    go((asked) => changed(asked, part), options);
  const total = state.page?.total ?? null;
  const rows = page.map((order) => orderRow(order, search, clock));
  // Views, export and columns are large, and nobody presses them before there are rows: the rows are drawn first.
  const hasTools = useDeferredValue(state.page !== null || state.error !== null, false);

  return (
    <>
      <Heading
        context={[
          zoneName(clock.timeZone),
          state.at === null ? '' : `Actualizado a las ${formatTime(state.at, clock.timeZone)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        isQuiet={selection.orders.length > 0 || (rows.length === 0 && (state.page ?? state.error) !== null)}
      />
      <ChoosingUnder key={JSON.stringify(orderFiltersOf(search))} />
      <OrdersTabs search={search} total={state.isCurrent ? total : null}>
        <OrdersToolbar
          search={search}
          onChange={change}
          tools={
            hasTools && (
              <Suspense fallback={null}>
                <tools.Component
                  search={search}
                  columns={columns}
                  hidden={hidden}
                  unseen={unseen}
                  onHiddenChange={onHiddenChange}
                  shown={shown}
                />
              </Suspense>
            )
          }
        />
        <div className={s.notices}>
          <Staleness state={state} />
          <NewOrders
            onShow={() => {
              if (search.pagina > 1) change({ pagina: 1 });
              else state.reload();
            }}
          />
        </div>
        <Table
          label={title}
          columns={columns}
          hiddenColumns={hidden}
          rows={rows}
          rowKey={({ order }) => order.id}
          rowName={({ number }) => `pedido ${number}`}
          status={
            state.page === null && state.error === null ? 'loading' : state.isLoading ? 'refreshing' : 'ready'
          }
          labels={{ loading: 'Cargando pedidos' }}
          onHiddenColumnsChange={setUnseen}
          sort={sortDescriptorOf(sortOnShow(search))}
          onSortChange={(sort) => change({ orden: sortOf(sort) })}
          selected={selection.ids}
          onSelectionChange={selection.onChange}
          onSelectAll={() => total !== null && dispatch(allRequested({ query: orderQueryOf(search), total }))}
          returnToRow={left?.id}
          hasSingleKeyShortcuts={hasSingleKeyShortcuts}
          bulkBar={
            selection.orders.length > 0 && (
              <Suspense fallback={null}>
                <bulkBar.Component search={search} total={total} selection={selection} columns={shown} />
              </Suspense>
            )
          }
          renderCard={(row, card) => <OrderCardRow row={row} clock={clock} {...card} />}
          cardSkeleton={<OrderCardSkeleton />}
          placeholder={
            <Suspense fallback={null}>
              <placeholder.Component
                search={search}
                error={state.error}
                isLoading={state.isLoading}
                onClearFilters={() => go(withoutFilters)}
                onRetry={state.reload}
              />
            </Suspense>
          }
          footer={
            total !== null &&
            total > 0 && (
              <Pagination
                total={total}
                page={search.pagina}
                pageSize={search.tamano}
                onPageChange={(pagina) => go((asked) => ({ ...asked, pagina }))}
                onPageSizeChange={(tamano) => change({ tamano })}
              />
            )
          }
        />
      </OrdersTabs>
      {left && <FocusArrives at={placeOfRow(left, search)} />}
    </>
  );
}
