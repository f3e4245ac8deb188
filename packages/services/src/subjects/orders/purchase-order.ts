import type { downloadPurchaseOrder } from '@trastienda/api-client/kidal';
import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, notFound } from '../../core/refusal.ts';
import { drawPurchaseOrder } from './draw-purchase-order.ts';
import { orderLines, orders } from '../../tables/orders.ts';

/**
 * Answers Total Play's purchase order of the lines that travel with one guide (D102).
 * @throws 404 unknown guide, 409 not offered.
 */
export const handleDownloadPurchaseOrder: Handler<typeof downloadPurchaseOrder> = async (
  { params },
  { tx, storeId, timeZone },
) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.orderNumber, params.orderId),
        eq(orders.marketplace, params.marketplace),
      ),
    );
  if (!order) throw notFound('No encontramos el pedido');
  const lines = await tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.storeId, storeId),
        eq(orderLines.orderId, order.id),
        eq(orderLines.trackId, params.id),
      ),
    )
    .orderBy(asc(orderLines.position));
  if (lines.length === 0) throw notFound('El pedido no tiene esa guía');
  if (!order.channelData.actions.includes('orden_compra')) {
    throw conflict('El canal todavía no lo permite', 'action_not_offered');
  }
  return {
    bytes: await drawPurchaseOrder(order, lines, { track: params.id, timeZone }),
    contentType: 'application/pdf',
    fileName: `orden-de-compra-${order.orderNumber}.pdf`,
  };
};
