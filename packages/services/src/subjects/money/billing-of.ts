import { isOwnStore } from '@trastienda/domain';
import type { LineRow, OrderRow } from '../../tables/orders.ts';

const DELIVERED = 7;

/** The list of invoices that an order is in: 0 none, 1 manual (`sin_imr`), 2 automatic (`con_imr`). */
export type BillingKind = 0 | 1 | 2;

/** Returns the list that an order's invoice is in, and its amount in centavos (calls.md 25.6, D316). */
export function billingOf(
  { marketplace, status, guide }: Pick<OrderRow, 'marketplace' | 'status' | 'guide'>,
  lines: readonly Pick<LineRow, 'statusId' | 'salePrice' | 'saleDiscount'>[],
): { billing: BillingKind; billedAmount: number } {
  const delivered = lines.filter(({ statusId }) => statusId === DELIVERED);
  if (!isOwnStore(marketplace) || status !== 'finalizado' || delivered.length === 0) {
    return { billing: 0, billedAmount: 0 };
  }
  return {
    billing: guide?.origin === 'manual' ? 1 : 2,
    billedAmount: delivered.reduce((sum, line) => sum + line.salePrice - line.saleDiscount, 0),
  };
}
