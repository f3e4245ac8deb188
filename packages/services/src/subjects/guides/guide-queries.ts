import type {
  downloadGuideLabel,
  getGuideDetail,
  getGuideStatus,
  listStoreGuides,
} from '@trastienda/api-client';
import type { getAutomaticGuide } from '@trastienda/api-client/shippings';
import { foldText } from '@trastienda/domain';
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { startsAsNumber } from '../../core/starts-with.ts';
import type { GuideRow } from './cancel-guide.ts';
import { inDetail } from './envelope.ts';
import { eventOf, guideOf } from './guide-of-row.ts';
import { labelOf } from './label/label-of.ts';
import { carriers, guideEvents, guides } from '../../tables/shipping.ts';
import { visitsOf } from './visits.ts';

async function guideNumbered({ tx, storeId }: Scope, number: string): Promise<GuideRow> {
  const [row] = await tx
    .select()
    .from(guides)
    .where(and(eq(guides.storeId, storeId), eq(guides.number, number)));
  if (!row) throw notFound('No encontramos la guía');
  return row;
}

/** Lists guides, newest first. */
const eventsOf = ({ tx, storeId }: Scope, number: string) =>
  tx
    .select()
    .from(guideEvents)
    .where(and(eq(guideEvents.storeId, storeId), eq(guideEvents.guide, number)))
    .orderBy(desc(guideEvents.date), desc(guideEvents.id));

async function detailOf(scope: Scope, row: GuideRow) {
  const events = await eventsOf(scope, row.number);
  return {
    ...guideOf(row, await visitsOf(scope, [row])),
    origin: row.origin,
    destination: row.destination,
    events: events.map(eventOf),
  };
}

/**
 * The start of the guide's number or of its order's, or any part of the name of who receives it (calls.md
 * 25.3). Numbers are ranges of an index; names are read guide by guide, which figures alone never are.
 */
function matches(search: string): SQL | undefined {
  const text = search.trim();
  const numbers = [startsAsNumber(guides.number, text), startsAsNumber(guides.orderNumber, text)];
  if (/^\d+$/.test(text)) return or(...numbers);
  const name = sql`lower(regexp_replace(normalize(concat_ws(' ', ${guides.destination}->>'name', ${guides.destination}->>'lastName'), NFD), '[\u0300-\u036f]', '', 'g'))`;
  return or(...numbers, sql`strpos(${name}, ${foldText(text)}) > 0`);
}

export const handleListStoreGuides: Handler<typeof listStoreGuides> = async ({ params, query }, scope) => {
  const { tx, storeId } = scope;
  const pageSize = Number(params.n);
  const page = Number(params.p);
  const { search = '' } = query;
  const own = and(eq(guides.storeId, storeId), search.trim() === '' ? undefined : matches(search));
  const [total] = await tx.select({ count: count() }).from(guides).where(own);
  const rows = await tx
    .select()
    .from(guides)
    .where(own)
    .orderBy(desc(guides.createdAt), asc(guides.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const visits = await visitsOf(scope, rows);
  return inDetail({
    registros: rows.map((row) => guideOf(row, visits)),
    total_registros: total?.count ?? 0,
    page_size: pageSize,
    page,
  });
};

export const handleGetGuideDetail: Handler<typeof getGuideDetail> = async ({ params }, scope) => {
  return inDetail(await detailOf(scope, await guideNumbered(scope, params.guide)));
};

/** The channel's own guide of an order, the newest; a manual one is found by its number (D160). */
export const handleGetAutomaticGuide: Handler<typeof getAutomaticGuide> = async ({ params }, scope) => {
  const { tx, storeId } = scope;
  const [row] = await tx
    .select()
    .from(guides)
    .where(
      and(
        eq(guides.storeId, storeId),
        eq(guides.orderNumber, params.ref),
        eq(guides.marketplace, params.m),
        eq(guides.guideType, 'automatica'),
      ),
    )
    .orderBy(desc(guides.createdAt), asc(guides.number))
    .limit(1);
  if (!row) throw notFound('El pedido todavía no tiene guía automática');
  return inDetail(await detailOf(scope, row));
};

export const handleGetGuideStatus: Handler<typeof getGuideStatus> = async ({ params }, scope) => {
  const row = await guideNumbered(scope, params.guide);
  const [newest] = await eventsOf(scope, row.number);
  if (!newest) throw notFound('La guía aún no tiene movimientos');
  return inDetail(eventOf(newest));
};

/** Draws the label again from the stored guide: the same bytes each time. */
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
