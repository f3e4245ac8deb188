import type { Order } from '@trastienda/api-client';
import { groupOrderLines, toCentavos } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { OrderCard, OrderCardSkeleton } from '@trastienda/ui/OrderCard';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { someOrders } from './operations.ts';
import { PageHeader, useClock } from '../../shared/layout/index.ts';
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
  /** Which orders are asked for; a constant of the module. */
  readonly query: OrderQuery;
  /** Which of them may be chosen. */
  readonly isOffered: (order: Order) => boolean;
  readonly hrefOf: (orderNumber: string) => string;
  /** The list of all such orders. */
  readonly all: Partial<OrdersSearch>;
  readonly allLabel: string;
  /** When there is none: 'Ningún pedido espera guía', and what to expect. */
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** What can be done without any of them. */
  readonly actions?: ReactNode;
  /** What stands around the orders: the tabs of the views that they are one of. */
  readonly frame?: (orders: ReactNode) => ReactNode;
};

/** Without an order a page offers those that it is for (D39). */
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
  const orders = useRead(someOrders, { query });

  const shown = failedWithNothing(orders) ? (
    <Card>
      <OrdersFailed error={orders.error} onRetry={orders.ask} />
    </Card>
  ) : (
    <PickerList
      {...rest}
      all={all}
      orders={orders.value?.data ?? null}
      total={orders.value?.pagination.total_registros ?? 0}
    />
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
  readonly orders: readonly Order[] | null;
  readonly total: number;
};

function PickerList({ orders, total, isOffered, hrefOf, all, emptyTitle, emptyText }: ListProps) {
  const clock = useClock();
  if (orders === null) {
    return (
      <div className={s.list} aria-busy="true">
        <VisuallyHidden role="status">Cargando pedidos</VisuallyHidden>
        {Array.from({ length: 6 }, (_, at) => (
          <OrderCardSkeleton key={at} hasAction={false} />
        ))}
      </div>
    );
  }
  const offered = orders.filter(isOffered);
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
      <ul className={s.list}>
        {offered.map((order) => {
          const { lines } = groupOrderLines(order.orderedProductsList);
          return (
            <li key={order.id} className={s.item}>
              <OrderCard
                orderNumber={order.orderid}
                channel={order.marketplace}
                status={order.status}
                href={hrefOf(order.orderid)}
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
        // As wide as its words, whatever it stands in.
        <div>
          <ButtonLink href={paths.orders(all)}>Ver todos</ButtonLink>
        </div>
      )}
    </>
  );
}
