import { createHash, type Hash } from 'node:crypto';
import type { downloadAccountantPack } from '@trastienda/api-client/invoice';
import { channelName, type CsvColumn, localDay } from '@trastienda/domain';
import { csvLines } from '@trastienda/domain/sale';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { invoices } from '../../tables/invoices.ts';
import { sliceOf } from '../../core/file-store/database-store.ts';
import { type FileContent, FilesUnavailable } from '../../core/file-store/file-store.ts';
import { type Handler, streaming } from '../../core/handler.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { type ZipFile, zipOf } from '../../core/zip-of.ts';
import { startOfDay } from '../../database/days.ts';
import { uploadedFiles } from '../../tables/files.ts';
import { evidences } from '../../tables/evidences.ts';
import { mxn, type PayoutRow } from './list-payments.ts';
import { csvOf, movementsCsv } from './movements-csv.ts';
import { payoutLines, payouts } from '../../tables/money.ts';

/** One archive holds up to this much of one month; a larger one has to be downloaded channel by channel. */
const MAX = { bytes: 1024 ** 3, files: 60_000 };

const amount = (header: string, of: (row: PayoutRow) => number): CsvColumn<PayoutRow> => ({
  header,
  value: (row) => mxn(of(row)),
});
const depositColumns = (timeZone: string): CsvColumn<PayoutRow>[] => [
  { header: 'Depósito', value: (row) => row.id, isText: true },
  { header: 'Canal', value: (row) => channelName(row.marketplace) },
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

/** Orders of these deposits: number and channel. */
const ordersOf = ({ storeId }: Pick<Scope, 'storeId'>, ids: readonly string[]): SQL => sql`
  select distinct ${payoutLines.orderNumber}, ${payouts.marketplace}
  from ${payoutLines} join ${payouts} on ${payouts.storeId} = ${payoutLines.storeId} and ${payouts.id} = ${payoutLines.payoutId}
  where ${payoutLines.storeId} = ${storeId} and ${inArray(payoutLines.payoutId, [...ids])}`;

type Evidence = Readonly<
  Record<'order' | 'channel' | 'guide' | 'name' | 'sentOn', string> &
    Record<'rejectedOn' | 'reason', string | null>
> & {
  /** Centavos. */
  readonly total: number;
  readonly status: (typeof evidences.$inferSelect)['status'];
};
const statusNames: Readonly<Record<Evidence['status'], string>> = {
  aceptada: 'Aceptada',
  en_revision: 'En revisión',
  rechazada: 'Rechazada',
};
const evidenceColumns: readonly CsvColumn<Evidence>[] = [
  { header: 'Pedido', value: ({ order }) => order, isText: true },
  { header: 'Canal', value: ({ channel }) => channelName(channel) },
  { header: 'Guía', value: ({ guide }) => guide, isText: true },
  { header: 'Importe', value: ({ total }) => mxn(total) },
  { header: 'Estado', value: ({ status }) => statusNames[status] },
  { header: 'Enviada el', value: ({ sentOn }) => sentOn },
  { header: 'Rechazada el', value: ({ rejectedOn }) => rejectedOn },
  { header: 'Motivo', value: ({ reason }) => reason },
  { header: 'Archivo', value: ({ name }) => name, isText: true },
];
/** The proofs of delivery of the orders that these deposits paid. */
function evidencesCsv(scope: Scope, ids: readonly string[]): AsyncGenerator<Uint8Array> {
  const dayOf = (at: SQL | (typeof evidences)['sentAt' | 'rejectedAt']) =>
    sql`to_char(${at} at time zone ${scope.timeZone}, 'YYYY-MM-DD')`;
  return csvOf<Evidence>(
    scope,
    sql`
      select ${evidences.orderNumber} as order, ${evidences.channel} as channel, ${evidences.guide} as guide,
        ${evidences.name} as name, ${evidences.total}::float8 as total, ${evidences.status} as status,
        ${evidences.reason} as reason, ${dayOf(evidences.sentAt)} as "sentOn", ${dayOf(evidences.rejectedAt)} as "rejectedOn"
      from ${evidences}
      where ${evidences.storeId} = ${scope.storeId}
        and (${evidences.orderNumber}, ${evidences.channel}) in (${ordersOf(scope, ids)})
      order by ${evidences.orderNumber}, ${evidences.channel}`,
    evidenceColumns,
  );
}

type Document = FileContent & { readonly name: string };

/** Invoices of the orders that these deposits paid, by order, as they were sent. @throws 413 */
async function documentsOf(scope: Scope, ids: readonly string[]): Promise<Document[]> {
  const { tx, storeId } = scope;
  const found = await tx
    .select({
      order: invoices.orderNumber,
      uuid: invoices.uuid,
      id: invoices.id,
      key: uploadedFiles.key,
      size: uploadedFiles.size,
      sha256: uploadedFiles.sha256,
      isXml: sql<boolean>`${uploadedFiles.key} = ${invoices.xmlKey}`,
    })
    .from(invoices)
    .innerJoin(
      uploadedFiles,
      and(
        eq(uploadedFiles.storeId, invoices.storeId),
        sql`${uploadedFiles.key} in (${invoices.xmlKey}, ${invoices.pdfKey})`,
      ),
    )
    .where(
      and(
        eq(invoices.storeId, storeId),
        sql`(${invoices.orderNumber}, ${invoices.marketplace}) in (${ordersOf(scope, ids)})`,
        inArray(invoices.status, ['en_revision', 'aceptada']),
      ),
    )
    .orderBy(asc(invoices.orderNumber), asc(invoices.id), sql`6 desc`);
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX.bytes || found.length > MAX.files) throw new Refusal(413, 'Pide el paquete por canal');
  return found.map(({ order, uuid, id, key, size, sha256, isXml }) => ({
    storeId,
    key,
    size,
    sha256,
    name: `facturas/${order}-${uuid ?? id}.${isXml ? 'xml' : 'pdf'}`,
  }));
}

/** One reading takes this many bytes. The driver brings them as text of twice their length, which a larger one would keep longer. */
const SLICE = 32 * 1024;

/** Reads one document when its turn has come, some of it at a time, so that no more is in memory. */
async function* bytesOf({ tx, installation }: Scope, document: Document): AsyncGenerator<Uint8Array> {
  if (document.sha256 !== null) {
    const content = await installation.bucket?.open(document);
    if (!content) throw new FilesUnavailable(`The content of ${document.key} is not where its row says.`);
    yield* content;
    return;
  }
  for (let at = 0; at < document.size; at += SLICE) {
    const slice = await sliceOf(tx, document, { at, length: SLICE });
    if (slice) yield slice;
  }
}

async function* ofText(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

type Listed = { readonly name: string; bytes: number; readonly hash: Hash };
const manifestColumns: readonly CsvColumn<Listed>[] = [
  { header: 'Archivo', value: ({ name }) => name },
  { header: 'Bytes', value: ({ bytes }) => bytes },
  { header: 'SHA-256', value: ({ hash }) => hash.digest('hex'), isText: true },
];
const csvText = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string => {
  const { head, row } = csvLines(columns);
  return `\uFEFF${head}${rows.map(row).join('')}`;
};

const readMe = (month: string): string =>
  [
    `Paquete del mes ${month}`,
    '',
    'depositos.csv: un renglón por depósito; ventas menos comisión, ISR, IVA y guías, más otros, es lo pagado.',
    'movimientos.csv: cada concepto de cada depósito; su suma es la de los depósitos.',
    'retenciones.csv: solo ISR e IVA. guias.csv: solo guías.',
    'evidencias.csv: las pruebas de entrega de esos pedidos.',
    'facturas: las que subiste de esos pedidos.',
    'manifiesto.csv: bytes y SHA-256 de cada archivo.',
    '',
  ].join('\r\n');

/**
 * Yields the archive while it is made; the manifest comes last, because it lists what was written before it.
 */
function packOf(
  scope: Scope,
  month: string,
  rows: readonly PayoutRow[],
  documents: readonly Document[],
): AsyncGenerator<Uint8Array> {
  const ids = rows.map(({ id }) => id);
  const ofDeposits = and(eq(payoutLines.storeId, scope.storeId), inArray(payoutLines.payoutId, ids));
  const movements = (...kinds: readonly (typeof payoutLines.$inferSelect)['kind'][]) =>
    movementsCsv(scope, kinds.length === 0 ? ofDeposits : and(ofDeposits, inArray(payoutLines.kind, kinds)));
  const listed = new Map<string, Listed>();
  async function* files(): AsyncGenerator<ZipFile> {
    yield { name: 'LEEME.txt', content: ofText(readMe(month)) };
    yield { name: 'depositos.csv', content: ofText(csvText(rows, depositColumns(scope.timeZone))) };
    yield { name: 'movimientos.csv', content: movements() };
    yield { name: 'retenciones.csv', content: movements('isr', 'iva') };
    yield { name: 'guias.csv', content: movements('guia') };
    yield { name: 'evidencias.csv', content: evidencesCsv(scope, ids) };
    for (const document of documents) yield { name: document.name, content: bytesOf(scope, document) };
    yield { name: 'manifiesto.csv', content: ofText(csvText([...listed.values()], manifestColumns)) };
  }
  return zipOf(files(), (name, chunk) => {
    const entry = listed.get(name) ?? { name, bytes: 0, hash: createHash('sha256') };
    entry.bytes += chunk.length;
    entry.hash.update(chunk);
    listed.set(name, entry);
  });
}

/**
 * Answers one month's deposits with their documents (D320).
 * @throws 404 for a month without any; 413
 */
export const handleDownloadAccountantPack: Handler<typeof downloadAccountantPack> = streaming(
  async ({ params, query }, scope) => {
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
    const documents = await documentsOf(
      scope,
      rows.map(({ id }) => id),
    );
    return {
      chunks: packOf(scope, month, rows, documents),
      contentType: 'application/zip',
      fileName: `contador-${month}.zip`,
    };
  },
);
