import type { updateShippingData } from '@trastienda/api-client';
import { foldText, orderFamilyOfLines, validatePostalCode } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { conflict, invalid } from '../../core/refusal.ts';
import { lockOrder } from './locked-order.ts';
import { orders } from '../../tables/orders.ts';

/** Changes where an order goes and to whom, while no line has a guide (calls.md 25.2). */
export const handleUpdateShippingData: Handler<typeof updateShippingData> = async (
  { params, body },
  scope,
) => {
  const zipCode = validatePostalCode(body.shippingAddress.zipCode);
  if (!zipCode.ok) throw invalid([{ field: 'shippingAddress.zipCode', message: zipCode.error.message }]);
  const { order, lines } = await lockOrder(scope, params);
  if (lines.some((line) => line.trackId !== null)) {
    throw conflict('El pedido ya tiene guía: su dirección no puede cambiar', 'guide_exists');
  }
  await scope.tx
    .update(orders)
    .set({
      shippingAddress: body.shippingAddress,
      clientName: body.clientData.fullname,
      clientNameFolded: foldText(body.clientData.fullname),
      clientEmail: body.clientData.email,
    })
    .where(and(eq(orders.storeId, scope.storeId), eq(orders.id, order.id)));
  return {
    success: true,
    message: 'Dirección actualizada',
    data: {
      orderid: order.orderNumber,
      colocationIds: lines.map((line) => line.colocationId),
      status: orderFamilyOfLines(lines.map((line) => ({ colocationStatus: { id: line.statusId } }))),
      colocationStatus: null,
      trackId: null,
      file64: null,
      fileName: null,
    },
  };
};
