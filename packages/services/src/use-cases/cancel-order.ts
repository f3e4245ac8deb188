import type { cancelOrder } from '@trastienda/api-client';
import type { Handler } from '../core/handler.ts';
import { invalid } from '../core/refusal.ts';
import { actionResult } from '../subjects/orders/action-result.ts';
import { cancelLines, isCancelled } from './cancel-lines.ts';
import { linesNamed, lockOrder } from '../subjects/orders/locked-order.ts';

/**
 * Cancels lines, or the entire order. An empty `colocationIds` means every line that is not cancelled yet.
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
  const { status, statusId, isWhole } = await cancelLines(scope, locked, lines, body);
  return actionResult(locked, lines, {
    message: isWhole ? 'Pedido cancelado' : 'Piezas canceladas',
    status,
    statusId,
  });
};
