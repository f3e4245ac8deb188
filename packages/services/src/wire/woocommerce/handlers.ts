import type * as woocommerce from '@trastienda/api-client/woocommerce';
import type { runWooCommerceOrderAction } from '@trastienda/api-client/woocommerce';
import type { Handler, Handlers } from '../../core/handler.ts';
import { handleLinkWooCommerce } from '../../subjects/channels/link-by-credentials.ts';
import { invalid } from '../../core/refusal.ts';
import { actionResult } from '../../subjects/orders/action-result.ts';
import { cancelLines } from '../../use-cases/cancel-lines.ts';
import { changeLines, linesNamed, lockOrder, statusAfter } from '../../subjects/orders/locked-order.ts';
import { moveLines } from '../../subjects/orders/move-lines.ts';
import { shipWithOwnCarrier } from '../../subjects/orders/ship-with-own-carrier.ts';

const marketplace = 'WC';

/** Runs the four actions of a WooCommerce order (calls.md 14), each on some of its lines, all or none. */
const handleRunWooCommerceOrderAction: Handler<typeof runWooCommerceOrderAction> = async (
  { body },
  scope,
) => {
  if (body.action === 'ship') {
    const carrier = body.carrier?.trim() ?? '';
    const trackingNumber = body.trackingNumber?.trim() ?? '';
    const missing = [
      ...(carrier === '' ? [{ field: 'carrier', message: 'Escribe la paquetería' }] : []),
      ...(trackingNumber === '' ? [{ field: 'trackingNumber', message: 'Escribe el número de guía' }] : []),
    ];
    if (missing.length > 0) throw invalid(missing);
    return shipWithOwnCarrier(scope, marketplace, { ...body, carrier, trackingNumber });
  }
  const locked = await lockOrder(scope, { marketplace, orderId: body.orderId });
  const lines = linesNamed(locked, body.colocationIds);
  if (body.action === 'accept') {
    return moveLines(scope, locked, lines, { event: 'accept', message: 'Pedido aceptado' });
  }
  if (body.action === 'cancel') {
    const { status, statusId } = await cancelLines(scope, locked, lines, {
      reason: 'Otra',
      comment: 'Cancelado desde WooCommerce',
    });
    return actionResult(locked, lines, { message: 'Pedido cancelado', status, statusId });
  }
  const statusId = statusAfter('deliver', lines);
  const status = await changeLines(scope, locked, lines, {
    statusId,
    statusTrack: 'entregada',
    deliveredAt: scope.now,
  });
  return actionResult(locked, lines, { message: 'Pedido completado', status, statusId });
};

export const handlers = {
  runWooCommerceOrderAction: handleRunWooCommerceOrderAction,
  linkWooCommerce: handleLinkWooCommerce,
} satisfies Handlers<typeof woocommerce>;
