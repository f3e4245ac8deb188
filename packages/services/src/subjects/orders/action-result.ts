import type { cancelOrder, CallAnswer } from '@trastienda/api-client';
import type { StatusFamily } from '@trastienda/domain';
import type { LockedOrder } from './locked-order.ts';
import type { LineRow } from '../../tables/orders.ts';
import { statusOfLine } from './order-of-rows.ts';

type Result = CallAnswer<typeof cancelOrder>;

type Outcome = {
  readonly message: string;
  /** The order's family afterwards. */
  readonly status: StatusFamily;
  /** The common status of the lines afterwards; it is absent where the action moves none. */
  readonly statusId?: number;
  readonly trackId?: string | null;
  readonly file?: { readonly bytes: Uint8Array; readonly fileName: string };
};

/** Returns `OrderActionResult` (calls.md 24.4): the state of an order after an action on some lines. */
export const actionResult = (
  { order }: LockedOrder,
  lines: readonly LineRow[],
  { message, status, statusId, trackId = null, file }: Outcome,
): Result => ({
  success: true,
  message,
  data: {
    orderid: order.orderNumber,
    colocationIds: lines.map((line) => line.colocationId),
    status,
    colocationStatus: statusId === undefined ? null : statusOfLine(statusId),
    trackId,
    file64: file ? Buffer.from(file.bytes).toString('base64') : null,
    fileName: file?.fileName ?? null,
  },
});
