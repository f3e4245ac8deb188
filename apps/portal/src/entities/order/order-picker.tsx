import type { CallOutput, listOrders, Order } from '@trastienda/api-client';
import { channels, formatNumber, groupOrderLines, isChannelCode, toCentavos } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { OrderCard, OrderCardSkeleton } from '@trastienda/ui/OrderCard';
import { Select } from '@trastienda/ui/Select';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { type ReactNode, useMemo, useState } from 'react';
import { someOrders } from './operations.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import * as s from './order-picker.css.ts';
import type { OrderQuery } from './order-query.ts';
import { placeOf } from './order-summary.ts';
import { OrdersFailed } from './orders-failed.tsx';
import type { OrdersSearch } from '../../shared/routes/orders-search.ts';

export type OrderPickerProps = {
  readonly title: string;
  /** 'Elige el pedido que vas a enviar' */
  readonly context: string;
  /** The query of the orders; a constant of the module. */
  readonly query: OrderQuery;
  /** Whether an order may be chosen. */
  readonly isOffered: (order: Order) => boolean;
  readonly hrefOf: (orderNumber: string) => string;
  /** The list of all such orders. */
  readonly all: Partial<OrdersSearch>;
  readonly allLabel: string;
  /** The title of the empty list: 'Ningún pedido espera guía', and what to expect. */
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Actions that need no order. */
  readonly actions?: ReactNode;
  /** Wraps the orders: the tabs of the views that they are one of. */
  readonly frame?: (orders: ReactNode) => ReactNode;
};

/** Cards of a page, and the most that are looked through here: the list of orders has them all. */
const step = 12;
const most = 96;

const everyChannel = { id: '', label: 'Todos los canales' };
const channelItems = [everyChannel, ...channels.map(({ code, name }) => ({ id: code, label: name }))];

/** The filters of the orders, and the number of visible ones. */
function usePicking(query: OrderQuery) {
  const [filters, setFilters] = useState({ search: '', channel: '', count: step });
  const { search, channel, count } = filters;
  const asked = useMemo(
    (): OrderQuery => ({
      ...query,
      pageSize: count,
      ...(search !== '' && { search }),
      ...(isChannelCode(channel) && { 'filter-marketplace': [channel] }),
    }),
    [query, search, channel, count],
  );
  const orders = useRead(someOrders, { query: asked });
  // The previous orders stay until the next ones have arrived.
  const [last, setLast] = useState(orders.value);
  if (orders.value !== null && orders.value !== last) setLast(orders.value);
  return {
    orders,
    page: orders.value ?? last,
    search,
    channel,
    isFiltered: search !== '' || channel !== '',
    change: (next: Partial<typeof filters>) => setFilters({ ...filters, count: step, ...next }),
    more: count < most ? () => setFilters({ ...filters, count: Math.min(most, count + step) }) : undefined,
    clear: () => setFilters({ search: '', channel: '', count: step }),
  };
}

/** A page without an order offers those that it is for (D39). */
export function OrderPicker({
  title,
  context,
  query,
  all,
  allLabel,
  actions,
  frame,
  ...rest
}: OrderPickerProps) {
  const picking = usePicking(query);
  const { orders, page, isFiltered } = picking;
  const isLong = isFiltered || (page?.total ?? 0) > step;

  const shown = failedWithNothing(orders) ? (
    <Card>
      <OrdersFailed error={orders.error} onRetry={orders.ask} />
    </Card>
  ) : (
    <div>
      {isLong && (
        <div className={s.tools}>
          <SearchBox
            isOfPage
            placeholder="Pedido, guía o cliente"
            value={picking.search}
            onLook={(search) => picking.change({ search })}
          />
          <Select
            aria-label="Canal"
            variant="button"
            items={channelItems}
            value={picking.channel}
            onChange={(channel) => picking.change({ channel })}
          />
        </div>
      )}
      <PickerList {...rest} all={all} page={page} picking={picking} />
    </div>
  );
  return (
    <>
      <PageHeader
        title={title}
        context={context}
        actions={actions}
        // One of several views has no way back of its own: its tabs would jump from view to view.
        {...(frame === undefined && { back: { href: paths.orders(all), label: allLabel } })}
      />
      {frame === undefined ? shown : frame(shown)}
    </>
  );
}

type ListProps = Pick<OrderPickerProps, 'isOffered' | 'hrefOf' | 'all' | 'emptyTitle' | 'emptyText'> & {
  readonly page: CallOutput<typeof listOrders> | null;
  readonly picking: ReturnType<typeof usePicking>;
};

function PickerList({ page, picking, isOffered, hrefOf, all, emptyTitle, emptyText }: ListProps) {
  const clock = useClock();
  if (page === null) {
    return (
      <div className={s.list} aria-busy="true">
        <VisuallyHidden role="status">Cargando pedidos</VisuallyHidden>
        {Array.from({ length: 6 }, (_, at) => (
          <OrderCardSkeleton key={at} hasAction={false} />
        ))}
      </div>
    );
  }
  const { rows: orders, total } = page;
  const isAsking = picking.orders.status === 'loading';
  const offered = orders.filter(isOffered);
  if (offered.length === 0 && picking.isFiltered) {
    return (
      <Card>
        <EmptyState
          kind="no-match"
          title="Ningún pedido coincide"
          action={<Button onPress={picking.clear}>Quitar filtros</Button>}
        >
          {emptyTitle} con lo que buscas.
        </EmptyState>
      </Card>
    );
  }
  if (offered.length === 0) {
    return (
      <Card>
        <EmptyState
          kind="clear"
          title={emptyTitle}
          action={<ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>}
        >
          {emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ul className={s.list} aria-busy={isAsking}>
        {offered.map((order) => {
          const { lines } = groupOrderLines(order.orderedProductsList);
          return (
            <li key={order.id} className={s.item}>
              <OrderCard
                orderNumber={order.orderNumber}
                channel={order.marketplace}
                status={order.status}
                href={hrefOf(order.orderNumber)}
                purchasedAt={order.purchase_date}
                {...clock}
                total={toCentavos(order.paymentData.total)}
                itemName={lines[0]?.name}
                imageUrl={lines[0]?.ImageLinkThumbnail}
                moreItems={Math.max(0, lines.length - 1)}
                pieces={order.orderedProductsList.length}
                clientName={order.clientData.fullname}
                destination={placeOf(order.shippingAddress)}
                shipBy={order.dataMarketplace.shipBy}
              />
            </li>
          );
        })}
      </ul>
      {total > orders.length && (
        // The button is as wide as its words, whatever contains it.
        <div className={s.tools}>
          {picking.more && (
            <Button pending={isAsking} pendingLabel="Cargando…" onPress={picking.more}>
              {`Ver ${Math.min(step, total - orders.length)} más`}
            </Button>
          )}
          <ButtonLink variant="ghost" href={paths.orders(all)}>
            {`Ver los ${formatNumber(total)} en Mis pedidos`}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
