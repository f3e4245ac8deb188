import type { CallError } from '@trastienda/api-client';
import { serverFaults } from '../../../shared/form/server-faults.ts';
import type { LotCells, LotField } from './lot-draft.ts';
import type { LotItem } from './lot-item.ts';

/** A cell that the service refused (422), as it was sent. */
export type LotFieldFault = {
  readonly orderNumber: string;
  readonly field: LotField;
  /** The cell's text when it was sent. */
  readonly value: string;
  readonly message: string;
};

/** Names of an item's fields on the wire (calls.md 24.7), as cells of its row. */
const fields: readonly (readonly [RegExp, LotField])[] = [
  [/(^|\.)height$/u, 'height'],
  [/(^|\.)width$/u, 'width'],
  [/(^|\.)depth$/u, 'depth'],
  [/(^|\.)weight$/u, 'weight'],
  [/^packageValue$/u, 'value'],
  [/^content$/u, 'content'],
  [/^(nameParcel|serviceType)$/u, 'carrier'],
];

/** Returns the refusals of the service by cell of the rows that were sent; `cellsOf` are an order's cells then. */
export function lotFieldFaults(
  error: CallError,
  items: readonly LotItem[],
  cellsOf: (orderNumber: string) => LotCells | undefined,
): LotFieldFault[] {
  return Object.entries(serverFaults(error)).flatMap(([path, message]) => {
    const [, at = '', inner = ''] = /^items\.(\d+)\.(.+)$/u.exec(path) ?? [];
    const item = items[Number(at)];
    const field = fields.find(([name]) => name.test(inner))?.[1];
    if (at === '' || !item || !field) return [];
    const { orderNumber } = item;
    return [{ orderNumber, field, value: cellsOf(orderNumber)?.[field] ?? '', message }];
  });
}
