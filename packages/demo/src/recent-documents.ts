import { type ChannelCode, isEvidencePending } from '@trastienda/domain';
import type { DemoOrder } from './demo-order.ts';

/** One in this many orders waits for its invoice: 60 of the 1,240 of the first store, a month of sales. */
const ORDERS_PER_INVOICE = 20;
const SENT_EVERY = 8;
/** This many recent proofs are rejected, one in six of the newest; earlier rejections were corrected. */
const MAX_REFUSED = 5;
const REFUSED_EVERY = 6;

/**
 * Chooses the orders that await an invoice. Merchants invoice by the month, so these are the newest delivered
 * ones, except every eighth, whose invoice is in review.
 * @param orders A store's orders, oldest first.
 */
function invoicesToSend(orders: readonly DemoOrder[]): Map<DemoOrder, 'en_revision' | 'pendiente'> {
  const newest = orders
    .filter(({ order }) => (order.billing ?? 0) > 0)
    .slice(-Math.round((orders.length / ORDERS_PER_INVOICE) * (SENT_EVERY / (SENT_EVERY - 1))));
  return new Map(
    newest.map((order, at) => [order, at % SENT_EVERY === 0 ? 'en_revision' : 'pendiente'] as const),
  );
}

/**
 * Chooses the rejected proofs among the newest ones: an older one would have been corrected, because the
 * payment depends on it.
 */
function reviewsOfProofs(orders: readonly DemoOrder[]): Map<DemoOrder, 'aceptada' | 'rechazada'> {
  const sent = orders.filter(({ order }) => order.evidenceStatus).toReversed();
  const refused = new Set(
    sent
      .filter((_, at) => at % REFUSED_EVERY === REFUSED_EVERY / 2)
      .slice(0, Math.min(MAX_REFUSED, orders.length / 60)),
  );
  const reviews = new Map<DemoOrder, 'aceptada' | 'rechazada'>();
  for (const one of sent) {
    if (refused.has(one)) reviews.set(one, 'rechazada');
    else if (one.order.evidenceStatus === 'rechazada') reviews.set(one, 'aceptada');
  }
  return reviews;
}

/**
 * Returns a store's orders with the documents that currently need attention.
 * @param orders The orders, oldest first.
 */
export function withRecentDocuments(orders: readonly DemoOrder[]): DemoOrder[] {
  const invoices = invoicesToSend(orders);
  const proofs = reviewsOfProofs(orders);
  return orders.map((one) => {
    const { order, lines } = one;
    const invoiceStatus = invoices.get(one) ?? order.invoiceStatus ?? null;
    const evidenceStatus = proofs.get(one) ?? order.evidenceStatus ?? null;
    const marketplace = order.marketplace as ChannelCode;
    const evidencePending = isEvidencePending({ marketplace, evidenceStatus }, lines);
    return { ...one, order: { ...order, invoiceStatus, evidenceStatus, evidencePending } };
  });
}
