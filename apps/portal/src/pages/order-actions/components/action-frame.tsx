import { type CallError, listOrders, type Order } from '@trastienda/api-client';
import { availableOrderActions, type OrderActionId } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { InfoIcon } from '@trastienda/ui/icons';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useSearch } from '../../../shared/routes/use-search.ts';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppSelector, useRead } from '../../../shared/store/hooks.ts';
import { beingCancelled, selectIsBeingCancelled } from '../../../entities/order/action-states.ts';
import { OrderPicker, type OrderPickerProps } from '../../../entities/order/order-picker.tsx';
import { byNumber, orderDetail } from '../../../entities/order/operations.ts';
import { orderActionSearch } from '../search.ts';
import * as s from '../../../shared/form/form-card.css.ts';

type Props = {
  readonly action: OrderActionId;
  readonly title: string;
  /** The orders that the page offers when the address names none (D39). */
  readonly picker: Omit<OrderPickerProps, 'title' | 'isOffered'>;
  /** The form, of an order that the action is for. */
  readonly children: (order: Order, lines: readonly string[]) => ReactNode;
};

const reasonAgainst = (order: Order, action: OrderActionId): string | null =>
  availableOrderActions(order).find(({ id }) => id === action)?.reason ?? null;

/** The frame of an action's page around its form: the order, or the reason why there is none. */
export function ActionFrame({ action, title, picker, children }: Props) {
  const { pedido, lineas } = useSearch(orderActionSearch).search;
  if (pedido === '') {
    return (
      <OrderPicker {...picker} title={title} isOffered={(order) => reasonAgainst(order, action) === null} />
    );
  }
  return (
    <ActionOrder key={pedido} orderNumber={pedido} title={title} action={action}>
      {(order) => children(order, lineas)}
    </ActionOrder>
  );
}

function ActionOrder({
  orderNumber,
  title,
  action,
  children,
}: {
  readonly orderNumber: string;
  readonly title: string;
  readonly action: OrderActionId;
  readonly children: (order: Order) => ReactNode;
}) {
  const found = useRead(orderDetail, byNumber(orderNumber));
  const order = found.value?.rows[0];
  const back = paths.orders({ pedido: orderNumber });
  return (
    <>
      <PageHeader
        title={title}
        context={order ? `Pedido ${orderNumber} · ${order.clientData.fullname}` : `Pedido ${orderNumber}`}
        back={{ href: back, label: `Pedido ${orderNumber}` }}
      />
      {order === undefined ? (
        <NoOrderYet
          orderNumber={orderNumber}
          isKnown={found.value !== null}
          error={found.error}
          onRetry={found.ask}
        />
      ) : (
        <Allowed order={order} action={action} back={back}>
          {children(order)}
        </Allowed>
      )}
    </>
  );
}

type NoOrderProps = {
  readonly orderNumber: string;
  readonly isKnown: boolean;
  readonly error: CallError | null;
  readonly onRetry: () => void;
};

function NoOrderYet({ orderNumber, isKnown, error, onRetry }: NoOrderProps) {
  if (isKnown) {
    return (
      <EmptyState
        kind="no-match"
        title="Este pedido ya no existe"
        action={<ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>}
      >
        {`No encontramos el pedido ${orderNumber} en esta tienda.`}
      </EmptyState>
    );
  }
  if (error === null) {
    return (
      <div className={s.form} aria-busy>
        <VisuallyHidden role="status">Cargando el pedido</VisuallyHidden>
        <Card>
          <CardBodySkeleton height={288} lines={6} />
        </Card>
      </div>
    );
  }
  return (
    <CallFailed
      error={error}
      call={listOrders}
      title="No pudimos cargar el pedido"
      comfort="Tu pedido está a salvo."
      onRetry={onRetry}
    />
  );
}

type AllowedProps = {
  readonly order: Order;
  readonly action: OrderActionId;
  readonly back: string;
  readonly children: ReactNode;
};

function Allowed({ order, action, back, children }: AllowedProps) {
  const isBeingCancelled = useAppSelector((state) => selectIsBeingCancelled(state, order.orderNumber));
  // The page of a cancellation shows its status itself.
  const reason = isBeingCancelled && action !== 'cancelOrder' ? beingCancelled : reasonAgainst(order, action);
  if (reason === null) return children;
  return (
    <EmptyState icon={InfoIcon} title={reason} action={<ButtonLink href={back}>Ver pedido</ButtonLink>}>
      Esta acción no se puede hacer ahora con este pedido.
    </EmptyState>
  );
}
