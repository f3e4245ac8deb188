import type { createOrderShipment } from '@trastienda/api-client';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import { linesNamed, lockOrder } from './locked-order.ts';
import { statusOfLine } from './order-of-rows.ts';
import { shipLines } from './ship-lines.ts';

/** Records a guide on its order, the second half of D140. It takes all lines or none. */
export const handleCreateOrderShipment: Handler<typeof createOrderShipment> = async (
  { params, body },
  scope,
) => {
  if (/^otro$/i.test(body.deliveryCarrierId) && /^\s*otro\s*$/i.test(body.deliveryCarrierName)) {
    throw invalid([{ field: 'deliveryCarrierName', message: 'Escribe el nombre de la paquetería' }]);
  }
  const locked = await lockOrder(scope, params);
  const lines = linesNamed(locked, body.colocationIds);
  const { statusId } = await shipLines(scope, locked, lines, body);
  return {
    data: {
      orderid: locked.order.orderNumber,
      trackId: body.deliveryTrackId,
      colocationIds: lines.map((line) => line.colocationId),
      colocationStatus: statusOfLine(statusId),
    },
  };
};
