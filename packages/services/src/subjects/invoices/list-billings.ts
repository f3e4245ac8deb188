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
import { invoices } from '../../tables/invoices.ts';

type Query = CallRequest<typeof listAutomaticBillings>['query'];

/** An order without an invoice is pending. */
const state = sql<BillingRecordAnswer['invoice_status']>`coalesce(${orders.invoiceStatus}, 'pendiente')`;

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
  const all = and(
    eq(orders.storeId, storeId),
    eq(orders.billing, kind),
    sql`${orders.billing} > 0`,
    query.marketplace === undefined ? undefined : eq(orders.marketplace, query.marketplace),
    query.status_order === undefined ? undefined : eq(orders.status, query.status_order),
    query.no_pedido === undefined ? undefined : startsAsNumber(orders.orderNumber, query.no_pedido),
    query.fecha_inicio === undefined
      ? undefined
      : gte(orders.purchaseDate, startOfDay(query.fecha_inicio, timeZone)),
    query.fecha_fin === undefined
      ? undefined
      : lt(orders.purchaseDate, startOfNextDay(query.fecha_fin, timeZone)),
  );
  const where: SQL | undefined = and(
    all,
    query.invoice_status === undefined ? undefined : eq(state, query.invoice_status),
  );
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
    .where(where)
    .orderBy(desc(orders.purchaseDate), asc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const states = await tx
    .select({ state, rows: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(all)
    .groupBy(sql`1`);
  const counts = { pendiente: 0, en_revision: 0, aceptada: 0, rechazada: 0 };
  for (const row of states) counts[row.state] = row.rows;
  const total =
    query.invoice_status === undefined
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts[query.invoice_status];
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
