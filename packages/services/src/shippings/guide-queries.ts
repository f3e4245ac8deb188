import type {
  downloadGuideLabel,
  getGuideDetail,
  getGuideStatus,
  listStoreGuides,
} from '@trastienda/api-client';
import { centavos, fromCentavos, trackingStateLabel, type TrackingState } from '@trastienda/domain';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { type GuideRow, isCancelable } from './cancel-guide.ts';
import { inDetail } from './envelope.ts';
import { labelOf } from './label/label-of.ts';
import { carriers, guideEvents, guides } from './schema.ts';

type EventRow = typeof guideEvents.$inferSelect;

/** A guide as the wire has it (calls.md 24.7). */
const guideOf = (row: GuideRow) => ({
  guide: row.number,
  orderNumber: row.orderNumber,
  marketplace: row.marketplace as 'CS' | null,
  nameParcel: row.carrierId,
  serviceType: row.serviceType,
  totalCost: fromCentavos(centavos(row.totalCost)),
  status: row.status as TrackingState,
  guideType: row.guideType as 'manual',
  lotId: row.lotId,
  content: row.content,
  destinationName: `${row.destination.name} ${row.destination.lastName}`.trim(),
  destinationCity: row.destination.city,
  destinationState: row.destination.stateCode,
  createdAt: row.createdAt.toISOString(),
  pickupId: row.pickupId,
  cancelable: isCancelable(row),
});

const eventOf = (row: EventRow) => ({
  guide: row.guide,
  status: row.status as TrackingState,
  description: trackingStateLabel(row.status as TrackingState),
  date: row.date.toISOString(),
  location: row.location,
});

async function guideNumbered({ tx, storeId }: Scope, number: string): Promise<GuideRow> {
  const [row] = await tx
    .select()
    .from(guides)
    .where(and(eq(guides.storeId, storeId), eq(guides.number, number)));
  if (!row) throw notFound('No encontramos la guía');
  return row;
}

/** Newest first. */
const eventsOf = ({ tx, storeId }: Scope, number: string) =>
  tx
    .select()
    .from(guideEvents)
    .where(and(eq(guideEvents.storeId, storeId), eq(guideEvents.guide, number)))
    .orderBy(desc(guideEvents.date), desc(guideEvents.id));

export const handleListStoreGuides: Handler<typeof listStoreGuides> = async ({ params }, { tx, storeId }) => {
  const pageSize = Number(params.n);
  const page = Number(params.p);
  const own = eq(guides.storeId, storeId);
  const [total] = await tx.select({ count: count() }).from(guides).where(own);
  const rows = await tx
    .select()
    .from(guides)
    .where(own)
    .orderBy(desc(guides.createdAt), asc(guides.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inDetail({
    registros: rows.map(guideOf),
    total_registros: total?.count ?? 0,
    page_size: pageSize,
    page,
  });
};

export const handleGetGuideDetail: Handler<typeof getGuideDetail> = async ({ params }, scope) => {
  const row = await guideNumbered(scope, params.guide);
  const events = await eventsOf(scope, row.number);
  return inDetail({
    ...guideOf(row),
    origin: row.origin,
    destination: row.destination,
    events: events.map(eventOf),
  });
};

export const handleGetGuideStatus: Handler<typeof getGuideStatus> = async ({ params }, scope) => {
  const row = await guideNumbered(scope, params.guide);
  const [newest] = await eventsOf(scope, row.number);
  if (!newest) throw notFound('La guía aún no tiene movimientos');
  return inDetail(eventOf(newest));
};

/** The label, drawn anew from the stored guide: the same bytes each time. */
export const handleDownloadGuideLabel: Handler<typeof downloadGuideLabel> = async ({ params }, scope) => {
  const row = await guideNumbered(scope, params.guide);
  const [carrier] = await scope.tx.select().from(carriers).where(eq(carriers.id, row.carrierId));
  if (!carrier) throw notFound('No encontramos la paquetería de la guía');
  return {
    bytes: await labelOf(row, carrier),
    contentType: 'application/pdf',
    fileName: `${row.number}.pdf`,
  };
};
