import type { CallOutput } from '@trastienda/api-client';
import type { uploadMassInvoices } from '@trastienda/api-client/billing';
import { centavos, localDay } from '@trastienda/domain';
import { type InvoiceMatch, matchInvoices, readCfdi } from '@trastienda/domain/invoice';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { lockOrdersById, type LockedOrder } from '../kidal/locked-order.ts';
import { orders } from '../kidal/schema.ts';
import { keepInvoice } from './keep-invoice.ts';

type Result = CallOutput<typeof uploadMassInvoices>['data'][number];
type SentFile = { readonly name: string; readonly bytes: Buffer };

/** Bytes of one call. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Orders among which an invoice looks for its own. */
const MOST_OPEN = 5_000;
/** Named by hand: to be found. */
const FIND = '-';

/** Values of an XML in which an order's number may stand. */
const textsOf = (xml: string): string[] =>
  [...xml.matchAll(/"([^"<]{1,200})"/gu)].map(([, text = '']) => text);

/** The orders of a channel that wait for an invoice, newest first. */
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
    .limit(MOST_OPEN);

/** The order of each file: the one that was named, else the one that it says itself. */
async function matchesOf(
  scope: Scope,
  marketplace: string,
  files: readonly SentFile[],
  named: readonly string[],
): Promise<InvoiceMatch[]> {
  const open = await openOrders(scope, marketplace);
  const found = matchInvoices(
    files.map(({ name, bytes }) => {
      const xml = /\.xml$/iu.test(name) ? bytes.toString('utf8') : null;
      const read = xml === null ? null : readCfdi(xml);
      return read?.ok ? { name, cfdi: read.value, texts: textsOf(xml ?? '') } : { name, cfdi: null };
    }),
    open.map(({ order, guide, amount, day }) => ({
      order,
      guide,
      amount: centavos(amount),
      day: localDay(day, scope.timeZone) ?? '',
    })),
  );
  return found.map((match, at) => {
    const by = named[at] ?? FIND;
    return by === FIND ? match : { order: by, by: 'nombre', candidates: [] };
  });
}

const refused = (name: string, message: string): Result => ({
  success: false,
  message,
  file_name: name,
  uuid: null,
  billingId: null,
});

/** One file in a savepoint of its own: a bad one undoes nothing but itself (D319). */
async function keepOne(scope: Scope, file: SentFile, locked: LockedOrder): Promise<Result> {
  try {
    return await scope.tx.transaction(async (tx) => {
      const { uuid, isSame } = await keepInvoice({ ...scope, tx }, locked, {
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

/** Each file by itself, in the order of the files. @throws 413 for more than 20 MB. */
export const handleUploadMassInvoices: Handler<typeof uploadMassInvoices> = async ({ body }, scope) => {
  const { marketplace, files, pedidos = [] } = body;
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) {
    throw new Refusal(413, 'El archivo excede el tamaño máximo permitido');
  }
  const sent = await Promise.all(
    files.map(async (file): Promise<SentFile> => ({
      name: file instanceof File ? file.name : 'factura.xml',
      bytes: Buffer.from(await file.arrayBuffer()),
    })),
  );
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
  const data: Result[] = [];
  const invoiced = new Set<string>();
  for (const [at, file] of sent.entries()) {
    const { order = null, candidates = [] } = matches[at] ?? {};
    const found = byNumber.get(order ?? '');
    if (candidates.length > 0) {
      data.push(refused(file.name, `Va con ${candidates.length} pedidos: elige uno`));
      continue;
    }
    if (!found) {
      data.push(refused(file.name, 'No encontramos su pedido'));
      continue;
    }
    const name = `${found.order.id} ${/\.xml$/iu.test(file.name) ? 'xml' : 'pdf'}`;
    if (invoiced.has(name)) {
      data.push(refused(file.name, 'Hay dos archivos para este pedido: deja uno'));
      continue;
    }
    const result = await keepOne(scope, file, found);
    if (result.success) invoiced.add(name);
    data.push(result);
  }
  return { data };
};
