import type { BillingRecordAnswer } from '@trastienda/api-client';
import type { listAutomaticBillings } from '@trastienda/api-client/billing';
import { centavos, defaultPageSize, fromCentavos } from '@trastienda/domain';
import { invoiceTotalMatches } from '@trastienda/domain/invoice';
import type { CallRequest } from '@trastienda/api-client';
import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { storeTaxes } from '../../tables/store-data.ts';
import type { Handler } from '../../core/handler.ts';
import type { Scope } from '../../core/scope.ts';
import { startsAsNumber } from '../../core/starts-with.ts';
import { startOfDay, startOfNextDay } from '../../database/days.ts';
import { evidences } from '../../tables/evidences.ts';
import { orderLines, orderPackages, orders } from '../../tables/orders.ts';
import type { BillingKind } from '../money/billing-of.ts';
import { moneyByState, payingChannels } from '../money/money-sums.ts';
import { invoices } from '../../tables/invoices.ts';

type Query = CallRequest<typeof listAutomaticBillings>['query'];

const invoiceStates = ['pendiente', 'en_revision', 'aceptada', 'rechazada'] as const;
/**
 * An order without an invoice is pending. It is spelt as in the index `orders_billed_by_state`, and as `case`: under row-level
 * security no index answers a condition on `coalesce`, which PostgreSQL takes for one that may leak.
 */
const state = sql<
  BillingRecordAnswer['invoice_status']
>`(case when ${orders.invoiceStatus} is null then 'pendiente' else ${orders.invoiceStatus} end)`;

/** Returns the RFC of the store; `null` until it is set. */
export async function rfcOf({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>): Promise<string | null> {
  const [tax] = await tx
    .select({ rfc: storeTaxes.rfc })
    .from(storeTaxes)
    .where(eq(storeTaxes.storeId, storeId));
  return tax?.rfc ?? null;
}

const firstPackage = sql<string | null>`(
  select p.id from ${orderPackages} p where p.store_id = ${orders.storeId} and p.order_id = ${orders.id}
  order by p.position limit 1
)`;

/** The guide of the first piece that has one. */
const firstGuide = sql<string | null>`(
  select l.track_id from ${orderLines} l
  where l.store_id = ${orders.storeId} and l.order_id = ${orders.id} and l.track_id is not null
  order by l.position limit 1
)`;

/** Returns the notices for the merchant about an accepted invoice. */
function noticesOf(invoice: typeof invoices.$inferSelect, billedAmount: number): string[] {
  const hasChanged =
    invoice.total !== null && !invoiceTotalMatches(centavos(invoice.total), centavos(billedAmount));
  return hasChanged ? [...invoice.warnings, 'La venta cambió después de facturar'] : invoice.warnings;
}

/** Lists the newest purchase first; counts are of the same filters without the invoice's state. */
export const listBillings = async (scope: Scope, kind: BillingKind, query: Query) => {
  const { tx, storeId, timeZone } = scope;
  const { page = 1, pageSize = defaultPageSize } = query;
  const { marketplace, invoice_status: invoiceState, no_pedido: number, status_order: family } = query;
  const days = and(
    query.fecha_inicio === undefined
      ? undefined
      : gte(orders.purchaseDate, startOfDay(query.fecha_inicio, timeZone)),
    query.fecha_fin === undefined
      ? undefined
      : lt(orders.purchaseDate, startOfNextDay(query.fecha_fin, timeZone)),
  );
  const ofKind = and(eq(orders.storeId, storeId), eq(orders.billing, kind), sql`${orders.billing} > 0`, days);
  // The rows that a search finds are counted; their number does not follow from the store's.
  const isSearch = number !== undefined || family !== undefined;
  const found = and(
    ofKind,
    marketplace === undefined ? undefined : eq(orders.marketplace, marketplace),
    family === undefined ? undefined : eq(orders.status, family),
    number === undefined ? undefined : startsAsNumber(orders.orderNumber, number),
  );
  const range = (where: SQL | undefined) => sql`(
    select id, purchase_date from ${orders} where ${where} order by purchase_date desc, id limit ${page * pageSize})`;
  const ofStates = (invoiceState === undefined ? invoiceStates : [invoiceState]).flatMap((one) =>
    (marketplace === undefined ? payingChannels : [marketplace]).map((channel) =>
      range(and(ofKind, eq(orders.marketplace, channel), eq(state, one))),
    ),
  );
  const ranges = isSearch
    ? [range(and(found, invoiceState === undefined ? undefined : eq(state, invoiceState)))]
    : marketplace === undefined && invoiceState === undefined
      ? [range(ofKind)]
      : ofStates;
  // A deep page passes over indexes alone, and reads the rows of its own orders only.
  const keys = sql`(
    select * from (${sql.join(ranges, sql` union all `)}) found
    order by purchase_date desc, id limit ${pageSize} offset ${(page - 1) * pageSize}) k`;
  const rows = await tx
    .select({
      order: orders,
      state,
      invoice: invoices,
      evidence: evidences.name,
      parcel: firstPackage,
      track: firstGuide,
    })
    .from(orders)
    .innerJoin(keys, sql`k.id = ${orders.id}`)
    .leftJoin(
      invoices,
      and(
        eq(invoices.storeId, orders.storeId),
        eq(invoices.orderId, orders.id),
        ne(invoices.status, 'sustituida'),
      ),
    )
    .leftJoin(
      evidences,
      and(
        eq(evidences.storeId, orders.storeId),
        eq(evidences.orderNumber, orders.orderNumber),
        eq(evidences.channel, orders.marketplace),
      ),
    )
    .where(eq(orders.storeId, storeId))
    .orderBy(desc(orders.purchaseDate), asc(orders.id));
  const counts = { pendiente: 0, en_revision: 0, aceptada: 0, rechazada: 0 };
  if (isSearch) {
    const states = await tx
      .select({ state, rows: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .where(found)
      .groupBy(sql`1`);
    for (const row of states) counts[row.state] = row.rows;
  } else {
    const sums = await moneyByState(scope, kind, marketplace, query);
    for (const one of invoiceStates) counts[one] = sums.get(one)?.orders ?? 0;
  }
  const total =
    invoiceState === undefined
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts[invoiceState];
  const rfc = await rfcOf(scope);
  const records = rows.map(({ order, invoice, evidence, parcel, track, ...row }): BillingRecordAnswer => ({
    id: order.id,
    store_id: storeId,
    marketplace: order.marketplace as BillingRecordAnswer['marketplace'],
    no_pedido: order.orderNumber,
    guide: order.guide?.guide ?? track ?? parcel ?? order.id,
    guia: order.guide?.guide ?? track,
    guide_type: kind === 1 ? 'manual' : 'automatica',
    status_order: order.status as BillingRecordAnswer['status_order'],
    fecha_pedido: order.purchaseDate.toISOString(),
    monto: fromCentavos(centavos(order.billedAmount)),
    invoice_status: row.state,
    invoice_file: invoice?.xmlName ?? invoice?.pdfName ?? null,
    evidence_file: evidence,
    uuid: invoice?.uuid ?? null,
    rfc,
    receptor: scope.installation.billingReceivers[order.marketplace] ?? null,
    motivo: invoice?.reason ?? null,
    avisos: invoice ? noticesOf(invoice, order.billedAmount) : [],
    pdf_file: invoice?.pdfName ?? null,
    sat: 'sin_consultar',
  }));
  return { records, totalRecords: total, totalPages: Math.ceil(total / pageSize), counts };
};

export const handleListAutomaticBillings: Handler<typeof listAutomaticBillings> = ({ query }, scope) =>
  listBillings(scope, 2, query);
