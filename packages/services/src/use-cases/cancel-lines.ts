import { lineStatusOf, type StatusFamily } from '@trastienda/domain';
import { conflict } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { cancelGuide, isCancelable, lockGuides } from '../subjects/guides/cancel-guide.ts';
import { changeLines, type LockedOrder, statusAfter } from '../subjects/orders/locked-order.ts';
import type { LineRow } from '../tables/orders.ts';

export const isCancelled = (line: LineRow): boolean => lineStatusOf(line.statusId)?.family === 'cancelado';

export type Cancellation = {
  readonly status: StatusFamily;
  readonly statusId: number;
  /** Whether nothing of the order is left. */
  readonly isWhole: boolean;
};

/**
 * Cancels lines of a locked order, and the guides that nothing else travels with; what they cost goes back to
 * the wallet. All or none.
 * @throws 409 for lines that may not be cancelled, or whose guide was collected.
 */
export async function cancelLines(
  scope: Scope,
  locked: LockedOrder,
  lines: readonly LineRow[],
  why: { readonly reason: string; readonly comment: string | null },
): Promise<Cancellation> {
  if (lines.length === 0) throw conflict('El pedido ya está cancelado', 'line_status');
  const statusId = statusAfter('cancel', lines);

  const remaining = locked.lines.filter((line) => !lines.includes(line) && !isCancelled(line));
  const numbers = lines.map((line) => line.trackId).filter((track) => track !== null);
  const alone = numbers.filter((number) => remaining.every((line) => line.trackId !== number));
  for (const guide of await lockGuides(scope, alone)) {
    if (guide.status === 'cancelada') continue;
    if (!isCancelable(guide)) throw conflict('La paquetería ya recolectó la guía', 'guide_collected');
    await cancelGuide(scope, guide, `Pedido cancelado: ${why.reason}`);
  }

  const isWhole = remaining.length === 0;
  const orderChange = isWhole ? { cancelReason: why.reason, cancelComment: why.comment } : {};
  const status = await changeLines(scope, locked, lines, { statusId }, orderChange);
  return { status, statusId, isWhole };
}
