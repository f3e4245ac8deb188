import type { cancelOrder } from '@trastienda/api-client';
import { lineStatusOf } from '@trastienda/domain';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid } from '../core/refusal.ts';
import { cancelGuide, isCancelable, lockGuides } from '../shippings/cancel-guide.ts';
import { changeLines, linesNamed, lockOrder, statusAfter } from './locked-order.ts';
import { type LineRow, statusOfLine } from './order-of-rows.ts';

const isCancelled = (line: LineRow) => lineStatusOf(line.statusId)?.family === 'cancelado';

/**
 * Cancels lines, or the whole order, and the guides that nothing else travels with; what they cost goes back to the
 * wallet. All or none. `colocationIds` empty: every line that is not cancelled yet.
 */
export const handleCancelOrder: Handler<typeof cancelOrder> = async ({ body }, scope) => {
  if (body.reason === 'Otra' && (body.comment ?? '').trim() === '') {
    throw invalid([{ field: 'comment', message: 'Escribe el motivo de la cancelación' }]);
  }
  const locked = await lockOrder(scope, body);
  const lines =
    body.colocationIds.length > 0
      ? linesNamed(locked, body.colocationIds)
      : locked.lines.filter((line) => !isCancelled(line));
  if (lines.length === 0) throw conflict('El pedido ya está cancelado', 'line_status');
  const statusId = statusAfter('cancel', lines);

  const left = locked.lines.filter((line) => !lines.includes(line) && !isCancelled(line));
  const numbers = lines.map((line) => line.trackId).filter((track) => track !== null);
  const alone = numbers.filter((number) => left.every((line) => line.trackId !== number));
  for (const guide of await lockGuides(scope, alone)) {
    if (guide.status === 'cancelada') continue;
    if (!isCancelable(guide)) throw conflict('La paquetería ya recolectó la guía', 'guide_collected');
    await cancelGuide(scope, guide, `Pedido cancelado: ${body.reason}`);
  }

  const withGuide = lines.filter((line) => line.trackId !== null && alone.includes(line.trackId));
  const orderChange = left.length === 0 ? { cancelReason: body.reason, cancelComment: body.comment } : {};
  const status = await changeLines(scope, locked, lines, { statusId }, orderChange);
  if (withGuide.length > 0) {
    const now = {
      ...locked,
      lines: locked.lines.map((line) => (lines.includes(line) ? { ...line, statusId } : line)),
    };
    await changeLines(scope, now, withGuide, { statusId, statusTrack: 'cancelada' });
  }
  return {
    success: true,
    message: left.length === 0 ? 'Pedido cancelado' : 'Piezas canceladas',
    data: {
      orderid: locked.order.orderNumber,
      colocationIds: lines.map((line) => line.colocationId),
      status,
      colocationStatus: statusOfLine(statusId),
      trackId: null,
      file64: null,
      fileName: null,
    },
  };
};
