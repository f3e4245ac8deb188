import type { LineEvent } from '@trastienda/domain';
import type { Scope } from '../../core/scope.ts';
import { actionResult } from './action-result.ts';
import { changeLines, type LockedOrder, statusAfter } from './locked-order.ts';
import type { LineRow } from '../../tables/orders.ts';

/**
 * Moves lines of a locked order by an event without further effects. It takes all or none.
 * @throws 409
 */
export async function moveLines(
  scope: Scope,
  locked: LockedOrder,
  lines: readonly LineRow[],
  { event, message }: { readonly event: LineEvent; readonly message: string },
) {
  const statusId = statusAfter(event, lines);
  const status = await changeLines(scope, locked, lines, { statusId });
  return actionResult(locked, lines, { message, status, statusId });
}
