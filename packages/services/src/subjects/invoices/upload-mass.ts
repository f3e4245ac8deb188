import type { CallAnswer, CallRequest } from '@trastienda/api-client';
import type { uploadMassInvoices } from '@trastienda/api-client/billing';
import { centavos, localDay } from '@trastienda/domain';
import { type InvoiceMatch, invoiceStem, matchInvoices, unmatchedSentence } from '@trastienda/domain/invoice';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type BeforeWork, type Handler, prepared } from '../../core/handler.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { lockOrdersById, type LockedOrder } from '../orders/locked-order.ts';
import { orders } from '../../tables/orders.ts';
import type { InvoiceRead } from '../../core/reading/file-reader.ts';
import { storeInvoice } from './store-invoice.ts';

type Result = CallAnswer<typeof uploadMassInvoices>['data'][number];
type SentFile = { readonly name: string; readonly bytes: Buffer; readonly read: InvoiceRead };
type Body = CallRequest<typeof uploadMassInvoices>['body'];

/** The files of one call may have this many bytes. */
const MAX_BYTES = 20 * 1024 * 1024;
/** An invoice is matched with up to this many orders. */
const MAX_OPEN = 5_000;
/** The merchant named no order for the file, so it has to be found. */
const FIND = '-';

const isXml = (name: string): boolean => /\.xml$/iu.test(name);

/** Returns the orders of a channel that wait for an invoice, newest first. */
const openOrders = ({ tx, storeId }: Scope, marketplace: string) =>
  tx
    .select({
      id: orders.id,
      order: orders.orderNumber,
      guide: sql<string>`coalesce(${orders.guide}->>'guide', '')`,
      amount: orders.billedAmount,
      day: orders.purchaseDate,
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.marketplace, marketplace),
        sql`${orders.billing} > 0`,
        sql`coalesce(${orders.invoiceStatus}, 'pendiente') in ('pendiente', 'rechazada')`,
      ),
    )
    .orderBy(desc(orders.purchaseDate), orders.id)
    .limit(MAX_OPEN);

/** The order of a file, or the reason why the file is no invoice at all. */
type Match = InvoiceMatch & { readonly fault?: string };

/** Finds the order of each file: the one that the merchant named, else the one in the file. */
async function matchesOf(
  scope: Scope,
  marketplace: string,
  files: readonly SentFile[],
  named: readonly string[],
): Promise<Match[]> {
  const open = await openOrders(scope, marketplace);
  const found = matchInvoices(
    files.map(({ name, read }) => (read.ok && read.value ? { name, ...read.value } : { name, cfdi: null })),
    open.map(({ order, guide, amount, day }) => ({
      order,
      guide,
      amount: centavos(amount),
      day: localDay(day, scope.timeZone) ?? '',
    })),
  );
  return found.map((match, at) => {
    const by = named[at] ?? FIND;
    const read = files[at]?.read;
    return {
      ...(by === FIND ? match : { order: by, by: 'nombre' as const, candidates: [] }),
      ...(read && !read.ok && { fault: read.error.message }),
    };
  });
}

/** XML before PDF. */
const rank = ({ name }: SentFile): number => (isXml(name) ? 0 : 1);

const refused = (name: string, message: string): Result => ({
  success: false,
  message,
  file_name: name,
  uuid: null,
  billingId: null,
});

/** Saves one file in a savepoint of its own: a bad one undoes nothing but itself (D319). */
async function storeOne(scope: Scope, file: SentFile, locked: LockedOrder): Promise<Result> {
  try {
    return await scope.tx.transaction(async (tx) => {
      const { uuid, isSame } = await storeInvoice({ ...scope, tx }, locked, {
        ...file,
        rfc: null,
        replaces: null,
      });
      return {
        success: true,
        message: isSame ? 'Esta factura ya estaba' : 'Factura en revisión',
        file_name: file.name,
        uuid,
        billingId: locked.order.id,
      };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(file.name, error.fields[0]?.message ?? error.message);
  }
}

/**
 * Reads the files of a request once, one after another.
 * @throws 413 for more than 20 MB; 503 where there is no turn to read them
 */
async function readSentFiles({ reader, owner }: BeforeWork, { files }: Body): Promise<SentFile[]> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) {
    throw new Refusal(413, 'El archivo excede el tamaño máximo permitido');
  }
  const sent: SentFile[] = [];
  for (const file of files) {
    const name = file instanceof File ? file.name : 'factura.xml';
    const bytes = Buffer.from(await file.arrayBuffer());
    sent.push({ name, bytes, read: await reader.invoice({ name, bytes }, owner) });
  }
  return sent;
}

/** Stores each file by itself, in the order of the files. */
async function storeAll(scope: Scope, { marketplace, pedidos = [] }: Body, sent: readonly SentFile[]) {
  const matches = await matchesOf(scope, marketplace, sent, pedidos);
  const numbers = [...new Set(matches.flatMap(({ order }) => order ?? []))];
  const ids =
    numbers.length === 0
      ? []
      : await scope.tx
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(
              eq(orders.storeId, scope.storeId),
              eq(orders.marketplace, marketplace),
              inArray(orders.orderNumber, numbers),
            ),
          );
  const locked = await lockOrdersById(
    scope,
    ids.map(({ id }) => id),
  );
  const byNumber = new Map(locked.map((one) => [one.order.orderNumber, one]));
  const results = new Map<number, Result>();
  const invoiced = new Set<string>();
  /** Stems of XML files that were refused: their PDF would be an invoice without its XML. */
  const refusedStems = new Map<string, string>();
  // XML files come first, because the outcome of an XML decides about its PDF.
  const inTurn = sent.map((file, at) => ({ file, at })).toSorted((a, b) => rank(a.file) - rank(b.file));
  for (const { file, at } of inTurn) {
    const match: Match = matches[at] ?? { order: null, by: null, candidates: [] };
    const found = byNumber.get(match.order ?? '');
    const place = `${found?.order.id ?? ''} ${isXml(file.name) ? 'xml' : 'pdf'}`;
    const fault =
      (isXml(file.name) ? null : refusedStems.get(invoiceStem(file.name))) ??
      match.fault ??
      unmatchedSentence(found ? match : { ...match, order: null }) ??
      (invoiced.has(place) ? 'Hay dos archivos para este pedido: deja uno' : null);
    const result =
      fault === null && found ? await storeOne(scope, file, found) : refused(file.name, fault ?? '');
    if (result.success) invoiced.add(place);
    else if (isXml(file.name)) refusedStems.set(invoiceStem(file.name), result.message);
    results.set(at, result);
  }
  return { data: sent.flatMap((_, at) => results.get(at) ?? []) };
}

export const handleUploadMassInvoices: Handler<typeof uploadMassInvoices> = prepared(
  ({ body }, before) => readSentFiles(before, body),
  ({ body }, scope, sent) => storeAll(scope, body, sent),
);
