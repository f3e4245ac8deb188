import { createHash } from 'node:crypto';
import type { downloadAccountantPack } from '@trastienda/api-client/invoice';
import { type CsvColumn, localDay, toCsv } from '@trastienda/domain';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { invoices } from '../../billing/schema.ts';
import type { Handler } from '../../core/handler.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startOfDay } from '../../database/days.ts';
import { uploadedFiles } from '../../uploads/schema.ts';
import { mxn, type PayoutRow } from './list-payments.ts';
import { movementColumns } from './payment-lines.ts';
import { payoutLines, payouts } from './schema.ts';
import { type ZipFile, zipOf } from './zip-of.ts';

/** Bytes of the documents of one month; more is asked for channel by channel. */
const MAX_BYTES = 1024 ** 3;

const amount = (header: string, of: (row: PayoutRow) => number): CsvColumn<PayoutRow> => ({
  header,
  value: (row) => mxn(of(row)),
});
const depositColumns = (timeZone: string): CsvColumn<PayoutRow>[] => [
  { header: 'Depósito', value: (row) => row.id, isText: true },
  { header: 'Canal', value: (row) => row.marketplace },
  { header: 'Pagado el', value: (row) => localDay(row.payAt, timeZone) },
  { header: 'Periodo, desde', value: (row) => row.periodFirst },
  { header: 'Periodo, hasta', value: (row) => row.periodLast },
  { header: 'Referencia', value: (row) => row.reference, isText: true },
  { header: 'Pedidos', value: (row) => row.orders },
  amount('Ventas', (row) => row.sales),
  amount('Comisión', (row) => row.commissions),
  amount('ISR', (row) => row.isr),
  amount('IVA', (row) => row.iva),
  amount('Guías', (row) => row.guides),
  amount('Otros', (row) => row.others),
  amount('Depósito pagado', (row) => row.amount),
];

const textFile = (name: string, text: string): ZipFile => ({ name, bytes: Buffer.from(text) });

/** A table as CSV; without rows it is not there. */
function table<Row>(name: string, rows: readonly Row[], columns: readonly CsvColumn<Row>[]): ZipFile[] {
  const csv = toCsv(rows, columns);
  return csv.ok ? [textFile(name, csv.value)] : [];
}

/** Invoices of the orders that these deposits paid, as they were sent. @throws 413 */
async function documentsOf(
  { tx, storeId }: Scope,
  lines: readonly (typeof payoutLines.$inferSelect)[],
): Promise<ZipFile[]> {
  const numbers = [...new Set(lines.flatMap(({ orderNumber }) => orderNumber ?? []))];
  if (numbers.length === 0) return [];
  const sent = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.storeId, storeId),
        inArray(invoices.orderNumber, numbers),
        inArray(invoices.status, ['en_revision', 'aceptada']),
      ),
    )
    .orderBy(asc(invoices.orderNumber), asc(invoices.id));
  const wanted = sent.flatMap(({ orderNumber, uuid, id, xmlKey, pdfKey }) =>
    [
      { key: xmlKey, ending: 'xml' },
      { key: pdfKey, ending: 'pdf' },
    ].flatMap(({ key, ending }) =>
      key === null ? [] : [{ key, name: `facturas/${orderNumber}-${uuid ?? id}.${ending}` }],
    ),
  );
  if (wanted.length === 0) return [];
  const ofKeys = and(
    eq(uploadedFiles.storeId, storeId),
    inArray(
      uploadedFiles.key,
      wanted.map(({ key }) => key),
    ),
  );
  const [size] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploadedFiles.size}), 0)`.mapWith(Number) })
    .from(uploadedFiles)
    .where(ofKeys);
  if ((size?.bytes ?? 0) > MAX_BYTES) throw new Refusal(413, 'Pide el paquete por canal');
  const files = await tx
    .select({ key: uploadedFiles.key, bytes: uploadedFiles.bytes })
    .from(uploadedFiles)
    .where(ofKeys);
  const byKey = new Map(files.map(({ key, bytes }) => [key, bytes]));
  return wanted.flatMap(({ key, name }) => {
    const bytes = byKey.get(key);
    return bytes ? [{ name, bytes }] : [];
  });
}

const manifestColumns: readonly CsvColumn<ZipFile>[] = [
  { header: 'Archivo', value: ({ name }) => name },
  { header: 'Bytes', value: ({ bytes }) => bytes.length },
  { header: 'SHA-256', value: ({ bytes }) => createHash('sha256').update(bytes).digest('hex'), isText: true },
];

const readMe = (month: string): string =>
  [
    `Paquete del mes ${month}`,
    '',
    'depositos.csv: un renglón por depósito; ventas menos comisión, ISR, IVA y guías, más otros, es lo pagado.',
    'movimientos.csv: cada concepto de cada depósito; su suma es la de los depósitos.',
    'retenciones.csv: solo ISR e IVA. guias.csv: solo guías.',
    'facturas: las que subiste de esos pedidos.',
    'manifiesto.csv: bytes y SHA-256 de cada archivo.',
    '',
  ].join('\r\n');

/** One month's deposits and what belongs to them (D320). @throws 404 for a month without any; 413 */
export const handleDownloadAccountantPack: Handler<typeof downloadAccountantPack> = async (
  { params, query },
  scope,
) => {
  const { tx, storeId, timeZone } = scope;
  const { month } = params;
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const rows = await tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.storeId, storeId),
        eq(payouts.state, 'pagado'),
        query.marketplace === undefined ? undefined : eq(payouts.marketplace, query.marketplace),
        gte(payouts.payAt, startOfDay(`${month}-01`, timeZone)),
        lt(payouts.payAt, startOfDay(next.toISOString().slice(0, 10), timeZone)),
      ),
    )
    .orderBy(asc(payouts.payAt), asc(payouts.id));
  if (rows.length === 0) throw notFound('No hay movimientos en ese mes');
  const lines = await tx
    .select()
    .from(payoutLines)
    .where(
      and(
        eq(payoutLines.storeId, storeId),
        inArray(
          payoutLines.payoutId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(payoutLines.payoutId), asc(payoutLines.line));
  const of = (...kinds: readonly string[]) => lines.filter(({ kind }) => kinds.includes(kind));
  const files = [
    textFile('LEEME.txt', readMe(month)),
    ...table('depositos.csv', rows, depositColumns(timeZone)),
    ...table('movimientos.csv', lines, movementColumns),
    ...table('retenciones.csv', of('isr', 'iva'), movementColumns),
    ...table('guias.csv', of('guia'), movementColumns),
    ...(await documentsOf(scope, lines)),
  ];
  return {
    bytes: zipOf([...files, ...table('manifiesto.csv', files, manifestColumns)]),
    contentType: 'application/zip',
    fileName: `contador-${month}.zip`,
  };
};
