import type { deliverOrder } from '@trastienda/api-client/kidal';
import type { Handler } from '../../core/handler.ts';
import { invalid, notFound } from '../../core/refusal.ts';
import { actionResult } from './action-result.ts';
import { changeLines, linesNamed, lockOrder, packagesOf, statusAfter } from './locked-order.ts';

/**
 * Lines reach the client. `trackId` is their guide, or where the merchant carries them the id of their
 * package (D142).
 * @throws 404 when the lines do not travel with it, 409 when a line may not be delivered, 422 for an hour
 * that cannot be.
 */
export const handleDeliverOrder: Handler<typeof deliverOrder> = async ({ params, body }, scope) => {
  const locked = await lockOrder(scope, params);
  const lines = linesNamed(locked, body.colocationIds);
  const deliveredAt = new Date(body.deliveredAt);
  if (deliveredAt > scope.now) {
    throw invalid([{ field: 'deliveredAt', message: 'La entrega no puede estar en el futuro' }]);
  }
  if (deliveredAt < locked.order.purchaseDate) {
    throw invalid([{ field: 'deliveredAt', message: 'La entrega no puede ser anterior a la compra' }]);
  }
  const packed = (await packagesOf(scope, locked.order.id)).find((one) => one.id === params.trackId);
  const travels = lines.every((line) =>
    line.trackId === null
      ? packed?.colocationIds.includes(line.colocationId)
      : line.trackId === params.trackId,
  );
  if (!travels) throw notFound('No encontramos el envío de esas piezas');
  const statusId = statusAfter('deliver', lines);
  const hasGuide = lines.some((line) => line.trackId !== null);
  const status = await changeLines(scope, locked, lines, {
    statusId,
    deliveredAt,
    receivedBy: body.receivedBy,
    ...(hasGuide ? { statusTrack: 'entregada' } : {}),
  });
  return actionResult(locked, lines, {
    message: 'Pedido entregado',
    status,
    statusId,
    trackId: hasGuide ? params.trackId : null,
  });
};
