import type { DemoOrder } from './demo-order.ts';

/** Of so many orders one waits for its invoice: 60 of the 1,240 of the first store, a month of hers. */
const ORDERS_PER_INVOICE = 20;
const SENT_EVERY = 8;

/**
 * Merchants invoice by the month: the newest delivered orders wait for it, but for every eighth, whose invoice is in review.
 * @param made A store's orders, oldest first.
 */
export function withInvoicesToSend(made: readonly DemoOrder[]): DemoOrder[] {
  const newest = made
    .filter(({ order }) => (order.billing ?? 0) > 0)
    .slice(-Math.round((made.length / ORDERS_PER_INVOICE) * (SENT_EVERY / (SENT_EVERY - 1))));
  const stateOf = new Map(
    newest.map((one, at) => [one, at % SENT_EVERY === 0 ? 'en_revision' : 'pendiente'] as const),
  );
  return made.map((one) => {
    const invoiceStatus = stateOf.get(one);
    return invoiceStatus ? { ...one, order: { ...one.order, invoiceStatus } } : one;
  });
}
