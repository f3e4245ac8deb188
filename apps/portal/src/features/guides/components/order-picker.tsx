import { listOrders } from '@trastienda/api-client';
import { groupOrderLines, toCentavos } from '@trastienda/domain';
import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { OrderCard } from '@trastienda/ui/OrderCard';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { useCallback, useEffect } from 'react';
import { CallFailed, PageHeader, useNow } from '../../../page/index.ts';
import { paths } from '../../../routes/paths.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { placeOf } from '../../orders/order-summary.ts';
import { selectCurrentStoreId, selectTimeZone } from '../../session/selectors.ts';
import { guideLines } from '../model/guide-lines.ts';
import { ordersToShip } from '../operations.ts';
import { guideAddress } from '../search.ts';
import { waitingOrders } from '../waiting-orders.ts';
import * as s from './order-picker.css.ts';

/** Without an order the page offers those that wait for a guide (D39), the nearest deadline first. */
export function OrderPicker() {
  const dispatch = useAppDispatch();
  const storeId = useAppSelector(selectCurrentStoreId);
  const orders = useAppSelector(ordersToShip.select);
  const ask = useCallback(
    () => void dispatch(ordersToShip.requested({ params: { storeId }, query: waitingOrders })),
    [dispatch, storeId],
  );
  useEffect(ask, [ask]);

  return (
    <>
      <PageHeader
        title="Crear guía"
        context="Elige el pedido que vas a enviar"
        back={{ href: paths.orders({ status: 'en-preparacion' }), label: 'Mis pedidos · En preparación' }}
      />
      {orders.status === 'failed' && orders.value === null ? (
        <CallFailed
          error={orders.error}
          call={listOrders}
          source="El servicio de pedidos"
          title="No pudimos cargar tus pedidos"
          comfort="Tus pedidos están a salvo."
          onRetry={ask}
        />
      ) : (
        <PickerList
          orders={orders.value?.data ?? null}
          total={orders.value?.pagination.total_registros ?? 0}
        />
      )}
    </>
  );
}

type Orders = NonNullable<ReturnType<typeof ordersToShip.select>['value']>['data'];

function PickerList({ orders, total }: { readonly orders: Orders | null; readonly total: number }) {
  const now = useNow();
  const timeZone = useAppSelector(selectTimeZone);
  if (orders === null) {
    return (
      <div className={s.list} aria-busy="true">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} shape="block" height={148} />
        ))}
      </div>
    );
  }
  const waiting = orders.filter((order) => guideLines(order).length > 0);
  if (waiting.length === 0) {
    return (
      <EmptyState
        kind="clear"
        title="Ningún pedido espera guía"
        action={<ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>}
      >
        Cuando llegue una venta, podrás generar su guía desde aquí.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={s.list}>
        {waiting.map((order) => {
          const { lines } = groupOrderLines(order.orderedProductsList);
          return (
            <li key={order.id} className={s.item}>
              <OrderCard
                orderNumber={order.orderid}
                channel={order.marketplace}
                status={order.status}
                href={guideAddress({ pedido: order.orderid })}
                purchasedAt={order.purchase_date}
                now={now}
                timeZone={timeZone}
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
      {total > waiting.length && (
        <ButtonLink href={paths.orders({ status: 'en-preparacion' })}>
          Ver todos los que esperan guía
        </ButtonLink>
      )}
    </>
  );
}
