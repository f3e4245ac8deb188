import { centavos } from '@trastienda/domain';
import { checkCfdi, type Cfdi, type CfdiFinding } from '@trastienda/domain/invoice';
import { and, eq, ne } from 'drizzle-orm';
import { conflict, invalid, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { orders } from '../../tables/orders.ts';
import type { InvoiceRead } from '../../core/reading/file-reader.ts';
import { storeFile } from '../files/create-files.ts';
import { rfcOf } from './list-billings.ts';
import { invoices } from '../../tables/invoices.ts';

type InvoiceRow = typeof invoices.$inferSelect;

/** A file for an order's invoice. */
export type SentInvoice = {
  readonly name: string;
  readonly bytes: Buffer;
  /** The content of the file, which was read once, before the transaction. */
  readonly read: InvoiceRead;
  /** The issuer in the form; the store's own RFC takes precedence when it is set. */
  readonly rfc: string | null;
  /** Folio of the accepted invoice that this one replaces. */
  readonly replaces: string | null;
};
/** `isSame` means that the invoice was stored already. */
export type StoredInvoice = { readonly uuid: string | null; readonly isSame: boolean };

/** Returns the field of a request that a fault of the file belongs to. */
const fieldOf = ({ id }: CfdiFinding): string =>
  id === 'emisor' ? 'rfc' : id === 'monto' ? 'no_pedido' : id === 'sustitucion' ? 'sustituye' : 'file64';

/**
 * Returns the content of an XML; `null` for a PDF.
 * @throws 413, 415 or 422 with the domain's messages; 503 where it was not read in time.
 */
function cfdiOf({ read }: SentInvoice): Cfdi | null {
  if (read.ok) return read.value?.cfdi ?? null;
  const { code, message } = read.error;
  if (code === 'hostile' || code === 'too_large') throw new Refusal(413, message);
  if (code === 'late') throw new Refusal(503, message);
  if (code === 'type' || code === 'content') throw new Refusal(415, message);
  throw invalid([{ field: 'file64', message }]);
}

/** Returns the order that has a folio already. */
async function ownerOf({ tx, storeId }: Scope, uuid: string): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.storeId, storeId), eq(invoices.uuid, uuid)));
  return row;
}

/**
 * Refuses faults that the file itself shows, with the same messages as the browser.
 * @returns the warnings.
 * @throws 422
 */
async function checked(
  scope: Scope,
  { order }: LockedOrder,
  cfdi: Cfdi,
  { rfc, replaces }: Pick<SentInvoice, 'rfc' | 'replaces'>,
): Promise<string[]> {
  const owner = cfdi.uuid === null ? undefined : await ownerOf(scope, cfdi.uuid);
  const isOthers = owner !== undefined && (owner.orderId !== order.id || owner.status === 'sustituida');
  const findings = checkCfdi(cfdi, {
    amount: centavos(order.billedAmount),
    boughtAt: order.purchaseDate,
    rfc: (await rfcOf(scope)) ?? rfc,
    receiver: scope.installation.billingReceivers[order.marketplace] ?? null,
    knownUuids: isOthers && owner.uuid !== null ? { [owner.uuid]: owner.orderNumber } : {},
    replaces,
    now: scope.now,
    timeZone: scope.timeZone,
  });
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) {
    throw invalid(errors.map((one) => ({ field: fieldOf(one), message: one.sentence })));
  }
  return findings.filter(({ level }) => level === 'warning').map(({ sentence }) => sentence);
}

/**
 * Stores an invoice's XML or PDF with its order, which is locked: it goes to review. The same file again
 * changes nothing; an accepted invoice changes only by one that replaces it (D318).
 * @throws 409, 413, 415, 422 or 503
 */
export async function storeInvoice(
  scope: Scope,
  locked: LockedOrder,
  sent: SentInvoice,
): Promise<StoredInvoice> {
  const { tx, storeId, now } = scope;
  const { order } = locked;
  if (order.billing === 0) throw conflict('El pedido aún no está entregado', 'not_billed');
  const [live] = await tx
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.storeId, storeId), eq(invoices.orderId, order.id), ne(invoices.status, 'sustituida')),
    )
    .for('update');
  const cfdi = cfdiOf(sent);
  if (live && cfdi?.uuid === live.uuid && live.uuid !== null && live.status !== 'rechazada') {
    return { uuid: live.uuid, isSame: true };
  }
  if (live?.status === 'aceptada' && (sent.replaces ?? '').toLowerCase() !== live.uuid) {
    throw conflict('La factura ya está aceptada; para cambiarla, sustitúyela', 'accepted');
  }
  const replaces = live?.status === 'aceptada' ? live.uuid : null;
  if (sent.replaces !== null && replaces === null) {
    throw invalid([{ field: 'sustituye', message: 'Esa factura no es la aceptada de este pedido' }]);
  }
  if (replaces !== null && cfdi === null) {
    throw invalid([{ field: 'file64', message: 'Para sustituir una factura sube su XML' }]);
  }
  const { storedFile } = await storeFile(
    tx,
    { storeId, kind: 'invoice', name: sent.name, bytes: sent.bytes },
    now,
  );
  const warnings = cfdi ? await checked(scope, locked, cfdi, { rfc: sent.rfc, replaces }) : [];
  const file = cfdi
    ? {
        uuid: cfdi.uuid,
        xmlKey: storedFile.key,
        xmlName: storedFile.name,
        emitter: cfdi.emisor,
        total: cfdi.total,
        warnings,
      }
    : { pdfKey: storedFile.key, pdfName: storedFile.name };
  const review = { status: 'en_revision' as const, reason: null, sentAt: now };
  if (replaces !== null && live) {
    await tx
      .update(invoices)
      .set({ status: 'sustituida' })
      .where(and(eq(invoices.storeId, storeId), eq(invoices.id, live.id)));
  }
  if (live && replaces === null) {
    await tx
      .update(invoices)
      .set({ ...file, ...review })
      .where(and(eq(invoices.storeId, storeId), eq(invoices.id, live.id)));
  } else {
    await tx.insert(invoices).values({
      storeId,
      id: `fac-${Buffer.from(scope.randomBytes(8)).toString('hex')}`,
      orderId: order.id,
      orderNumber: order.orderNumber,
      marketplace: order.marketplace,
      warnings: ['Sin XML'],
      ...file,
      ...review,
    });
  }
  await tx
    .update(orders)
    .set({ invoiceStatus: 'en_revision' })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, order.id)));
  return { uuid: cfdi?.uuid ?? live?.uuid ?? null, isSame: false };
}
