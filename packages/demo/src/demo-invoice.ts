import { createHash } from 'node:crypto';
import { invoiceXml } from './invoice-files/invoice-xml.ts';
import { invoicePdf } from './invoice-files/invoice-pdf.ts';
import type { DemoInvoiceFacts } from './invoice-files/facts.ts';
import type { invoices } from '@trastienda/services/tables/invoices';
import { fileRow } from '@trastienda/services/subjects/files/create-files';
import type { uploadedFiles } from '@trastienda/services/tables/files';
import { pastMoment } from './order-lifecycle.ts';
import type { DemoOrder } from './demo-order.ts';

const reasons = [
  'El RFC del receptor no es el del canal',
  'La descripción no corresponde al producto',
  'El uso de CFDI no corresponde',
];
/** SAT publishes this RFC for tests; it is for a store that has not set its own. */
const testRfc = 'EKU9003173C9';
/** One in this many has its PDF too. */
const PDF_EVERY = 4;
const DELIVERED = 7;

type Issuer = { readonly rfc: string; readonly name: string };
type Made = {
  readonly invoice: typeof invoices.$inferInsert;
  readonly files: (typeof uploadedFiles.$inferInsert)[];
};

/** Returns the issuer of the invoices of a store of the demo. */
export const demoIssuer = (
  store: { readonly name: string | null },
  tax: { readonly rfc: string; readonly razonSocial: string } | undefined,
): Issuer => ({ rfc: tax?.rfc ?? testRfc, name: tax?.razonSocial ?? store.name ?? 'Tienda de demostración' });

/**
 * The invoice of an order of the demo whose invoice was sent, with the files that were sent; `null` where
 * none was.
 */
export async function demoInvoice(
  { order, lines }: DemoOrder,
  { issuer, timeZone, now }: { readonly issuer: Issuer; readonly timeZone: string; readonly now: Date },
): Promise<Made | null> {
  const status = order.invoiceStatus as 'pendiente' | 'en_revision' | 'aceptada' | 'rechazada' | null;
  if (!order.billing || status === null || status === 'pendiente') return null;
  const hash = createHash('sha256').update(order.id).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  const digit = (at: number) => Number.parseInt(part(at, at + 2), 16);
  const uuid = [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join('-');
  const sentAt = pastMoment(order.estimatedDelivery ?? order.purchaseDate, now, order.purchaseDate);
  const facts: DemoInvoiceFacts = {
    uuid,
    seal: createHash('sha512').update(order.id).digest('base64'),
    folio: order.orderNumber.slice(-6),
    issuer,
    issuedAt: sentAt,
    timeZone,
    orderNumber: order.orderNumber,
    pieces: lines
      .filter(({ statusId }) => statusId === DELIVERED)
      .map((line) => ({ sku: line.sku, name: line.name, amount: line.salePrice - line.saleDiscount })),
  };
  const hasPdf = digit(34) % PDF_EVERY === 0;
  const file = (type: 'xml' | 'pdf', bytes: Uint8Array) => ({
    ...fileRow(
      { storeId: order.storeId, kind: 'invoice', name: `${order.orderNumber}.${type}`, bytes },
      type,
    ),
    createdAt: sentAt,
  });
  const xml = file('xml', Buffer.from(invoiceXml(facts)));
  const pdf = hasPdf ? file('pdf', await invoicePdf(facts)) : null;
  return {
    invoice: {
      storeId: order.storeId,
      id: `fac-${order.id}`,
      orderId: order.id,
      orderNumber: order.orderNumber,
      marketplace: order.marketplace,
      uuid,
      xmlKey: xml.key,
      xmlName: xml.name,
      pdfKey: pdf?.key ?? null,
      pdfName: pdf?.name ?? null,
      emitter: issuer.rfc,
      total: order.billedAmount ?? 0,
      status,
      reason: status === 'rechazada' ? (reasons[digit(40) % reasons.length] ?? null) : null,
      warnings: [],
      sentAt,
      demo: true,
    },
    files: [xml, ...(pdf ? [pdf] : [])],
  };
}
