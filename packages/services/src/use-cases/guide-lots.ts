import type { CallAnswer } from '@trastienda/api-client';
import type {
  downloadGuideLotLabels,
  getGuideLot,
  getNewGuideLot,
  listGuideLots,
  saveGuideLot,
} from '@trastienda/api-client/shippings';
import { centavos, fromCentavos, maxLotGuides } from '@trastienda/domain';
import { and, asc, eq, inArray, ne, sum } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { invalid, notFound, Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import {
  cancelJob,
  type Job,
  jobOf,
  type JobRow,
  jobRowsOf,
  jobsOf,
  retryFailedRows,
  startJob,
} from '../jobs/job.ts';
import { weightOf } from '../subjects/guides/billed-weight.ts';
import { inDetail } from '../subjects/guides/envelope.ts';
import { labelsOf } from '../subjects/guides/label/label-of.ts';
import { guideLot, type LotGuide, type LotItem } from './lot-item.ts';
import { carriers, guides } from '../tables/shipping.ts';

type Lot = CallAnswer<typeof saveGuideLot>['detail'];
type Item = CallAnswer<typeof getGuideLot>['detail']['items'][number];

/** The list has up to this many lots, newest first. */
const LISTED = 100;

const lostLot = (): Refusal => notFound('No encontramos el lote');

/** Returns a lot; `null` also for another store's, and for a job of another kind. */
async function findLot(scope: Scope, lotId: string): Promise<Job | null> {
  try {
    const job = await jobOf(scope, lotId);
    return job.kind === guideLot.id ? job : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Returns a lot.
 * @throws 404
 */
async function lotOf(scope: Scope, lotId: string): Promise<Job> {
  const job = await findLot(scope, lotId);
  if (!job) throw lostLot();
  return job;
}

const statusOf = ({ status, failed }: Job): Lot['status'] => {
  if (status === 'cancelled') return 'cancelado';
  if (status !== 'finished') return 'procesando';
  return failed > 0 ? 'terminado_con_errores' : 'terminado';
};

/** Returns the cost of the guides of each lot, in centavos, without cancelled ones, which were refunded. */
async function costsOf({ tx, storeId }: Scope, lotIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lotId: guides.lotId, cost: sum(guides.totalCost).mapWith(Number) })
    .from(guides)
    .where(
      and(eq(guides.storeId, storeId), inArray(guides.lotId, [...lotIds]), ne(guides.status, 'cancelada')),
    )
    .groupBy(guides.lotId);
  return new Map(rows.map((row) => [row.lotId ?? '', row.cost]));
}

async function wireOf(scope: Scope, jobs: readonly Job[]): Promise<Lot[]> {
  const costs = await costsOf(
    scope,
    jobs.map((job) => job.id),
  );
  return jobs.map((job) => ({
    lotId: job.id,
    name: (job.input as { name: string }).name,
    status: statusOf(job),
    total: job.total,
    created: job.succeeded,
    failed: job.failed,
    totalCost: fromCentavos(centavos(costs.get(job.id) ?? 0)),
    createdAt: job.createdAt.toISOString(),
  }));
}

const oneOf = async (scope: Scope, job: Job): Promise<Lot> => {
  const [lot] = await wireOf(scope, [job]);
  if (!lot) throw lostLot();
  return lot;
};

const codes: readonly (string | null)[] = [
  'codigo_postal',
  'sin_cobertura',
  'medidas',
  'saldo',
  'datos',
  'con_guia',
];

/**
 * A refusal without a cause of its own concerns the order: it does not exist, is finished, or has other lines
 * than were chosen.
 */
const causeOf = (code: string | null): Item['code'] =>
  code === 'unexpected' ? 'sin_respuesta' : codes.includes(code) ? (code as Item['code']) : 'pedido';

const itemStatus = { pending: 'pendiente', succeeded: 'creada', failed: 'error' } as const;

function itemOf({ row, input, status, result, code, message, suggestion }: JobRow): Item {
  const guide = (result ?? null) as LotGuide | null;
  const isFailed = status === 'failed';
  const cause = causeOf(code);
  return {
    item: row,
    orderNumber: (input as LotItem).orderNumber,
    guide: guide?.guide ?? null,
    nameParcel: guide?.nameParcel ?? null,
    totalCost: guide?.totalCost ?? null,
    weight: weightOf((input as LotItem).packages),
    insurance: (input as LotItem).insurance ?? false,
    status: itemStatus[status],
    code: isFailed ? cause : null,
    message: isFailed ? [message, suggestion].filter(Boolean).join('. ') : null,
    retry: isFailed && cause !== 'con_guia',
  };
}

export const handleListGuideLots: Handler<typeof listGuideLots> = async (_request, scope) =>
  inDetail(await wireOf(scope, await jobsOf(scope, [guideLot], { limit: LISTED, offset: 0 })));

export const handleGetGuideLot: Handler<typeof getGuideLot> = async ({ params }, scope) => {
  const job = await lotOf(scope, params.lotId);
  const rows = await jobRowsOf(scope, job.id);
  return inDetail({ ...(await oneOf(scope, job)), items: rows.map(itemOf) });
};

/** Returns a new id and a name; nothing is stored (D158). */
export const handleGetNewGuideLot: Handler<typeof getNewGuideLot> = async (_request, scope) => {
  const { now, timeZone } = scope;
  const day = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone }).format(now);
  return inDetail({
    lotId: `lote-${Buffer.from(scope.randomBytes(6)).toString('hex')}`,
    name: `Lote ${day}`,
    maxGuides: maxLotGuides,
  });
};

const nameOf = ({ marketplace, orderNumber }: LotItem) => `${marketplace}/${orderNumber}`;

/**
 * Retries the failed items, with their corrections.
 * @throws 409 while it runs or when nothing failed.
 */
async function saveAgain(scope: Scope, lotId: string, items: readonly LotItem[]): Promise<Job> {
  const rows = await jobRowsOf(scope, lotId);
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  const names = new Set(rows.map((row) => nameOf(row.input as LotItem)));
  if (items.some((item) => !names.has(nameOf(item)))) {
    throw invalid([{ field: 'items', message: 'El lote ya empezó: los pedidos nuevos van en otro lote' }]);
  }
  const corrected = new Map(
    rows.flatMap((row) => {
      const item = byName.get(nameOf(row.input as LotItem));
      return row.status === 'failed' && item ? [[row.row, item] as const] : [];
    }),
  );
  return retryFailedRows(scope, lotId, corrected);
}

/** Starts a lot, or retries its failed items; it is worked item by item (calls.md 25.3). */
export const handleSaveGuideLot: Handler<typeof saveGuideLot> = async ({ body }, scope) => {
  const { lotId, name, items } = body;
  const before = await findLot(scope, lotId);
  const job = before
    ? await saveAgain(scope, lotId, items)
    : await startJob(scope, guideLot, { id: lotId, input: { name }, rows: items });
  return inDetail(await oneOf(scope, job));
};

/**
 * Stops a lot: no further guide is made, and existing ones stay.
 * @throws 404
 */
export async function stopLot(scope: Scope, lotId: string): Promise<void> {
  await lotOf(scope, lotId);
  await cancelJob(scope, lotId);
}

/**
 * Answers the labels of a lot's guides in one file, in the order they were made.
 * @throws 404 while there is none.
 */
export const handleDownloadGuideLotLabels: Handler<typeof downloadGuideLotLabels> = async (
  { params },
  scope,
) => {
  const { tx, storeId } = scope;
  const [first, ...others] = await tx
    .select({ guide: guides, carrier: carriers })
    .from(guides)
    .innerJoin(carriers, eq(carriers.id, guides.carrierId))
    .where(and(eq(guides.storeId, storeId), eq(guides.lotId, params.lotId), ne(guides.status, 'cancelada')))
    .orderBy(asc(guides.createdAt), asc(guides.number));
  if (!first) throw notFound('El lote todavía no tiene guías');
  return {
    bytes: await labelsOf([first, ...others], `Lote ${params.lotId}`),
    contentType: 'application/pdf',
    fileName: `${params.lotId}.pdf`,
  };
};
