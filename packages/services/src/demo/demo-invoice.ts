import { createHash } from 'node:crypto';
import type { invoices } from '../billing/schema.ts';
import type { DemoOrder } from './demo-order.ts';

const reasons = [
  'El RFC del receptor no es el del canal',
  'La descripción no corresponde al producto',
  'El uso de CFDI no corresponde',
];

/** The invoice of an order of the demo whose invoice was sent; its file is nobody's, and is not there to be read. */
export function demoInvoice(
  { order }: DemoOrder,
  emitter: string | null,
): typeof invoices.$inferInsert | null {
  const status = order.invoiceStatus as 'pendiente' | 'en_revision' | 'aceptada' | 'rechazada' | null;
  if (!order.billing || status === null || status === 'pendiente') return null;
  const hash = createHash('sha256').update(order.id).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  return {
    storeId: order.storeId,
    id: `fac-${order.id}`,
    orderId: order.id,
    orderNumber: order.orderNumber,
    marketplace: order.marketplace,
    uuid: [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-'),
    emitter,
    total: order.billedAmount ?? 0,
    status,
    reason: status === 'rechazada' ? (reasons[(hash.codePointAt(40) ?? 0) % reasons.length] ?? null) : null,
    warnings: [],
    sentAt: order.estimatedDelivery ?? order.purchaseDate,
    demo: true,
  };
}
