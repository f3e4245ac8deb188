import type { CallAnswer } from '@trastienda/api-client';
import type { resolveChannelCase } from '@trastienda/api-client/integrations';
import { counted } from '@trastienda/domain';
import { type CaseDecision, isWayOf } from '@trastienda/domain/channel-cases';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handler } from '../core/handler.ts';
import { conflict, invalid, notFound, Refusal } from '../core/refusal.ts';
import type { Scope } from '../core/scope.ts';
import { shopFacts } from '../subjects/channels/cases/shop-facts.ts';
import { channelCases, channelTurns } from '../tables/channel-links.ts';
import { externalOrders } from '../tables/door.ts';
import { orderLines } from '../tables/orders.ts';
import { type CaseRow, decisionEffects } from './case-decisions.ts';
import { lockGuidesWithOrders } from './lock-guides-with-orders.ts';

type Result = CallAnswer<typeof resolveChannelCase>['data'][number];

const numberOf = (row: CaseRow) => shopFacts(row.raw).number || row.externalId;

/** Finds the orders that cases are about, by the id of the case. */
async function ordersOf(
  { tx, storeId }: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: channelCases.id, orderId: externalOrders.orderId })
    .from(channelCases)
    .innerJoin(
      externalOrders,
      and(
        eq(externalOrders.storeId, channelCases.storeId),
        eq(externalOrders.source, channelCases.linkId),
        eq(externalOrders.externalId, channelCases.externalId),
      ),
    )
    .where(and(eq(channelCases.storeId, storeId), inArray(channelCases.id, [...ids])));
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

/** Locks the turns of the shops that cases are of. */
async function lockTurns({ tx, storeId }: Scope, ids: readonly number[]): Promise<void> {
  const links = tx
    .select({ id: channelCases.linkId })
    .from(channelCases)
    .where(and(eq(channelCases.storeId, storeId), inArray(channelCases.id, [...ids])));
  await tx
    .select({ id: channelTurns.linkId })
    .from(channelTurns)
    .where(and(eq(channelTurns.storeId, storeId), inArray(channelTurns.linkId, links)))
    .orderBy(asc(channelTurns.linkId))
    .for('update');
}

/** Locks the orders of cases and the guides that they travel with, in the order of all locks. */
async function lockWhole(scope: Scope, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const { tx, storeId } = scope;
  const lines = await tx
    .selectDistinct({ track: orderLines.trackId })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, [...orderIds])));
  await lockGuidesWithOrders(
    scope,
    lines.flatMap(({ track }) => track ?? []),
    orderIds,
  );
}

/** Decides one case, or says why it cannot be. @throws Refusal */
async function decide(
  scope: Scope,
  row: CaseRow,
  { decision, orderId }: { readonly decision: CaseDecision; readonly orderId: string | null },
): Promise<string> {
  if (row.resolvedAt !== null) {
    if (row.decision === decision) return 'Ya estaba decidido';
    throw conflict(
      row.decision === null ? 'Tu tienda ya lo arregló: el caso se cerró' : 'Ya se decidió otra cosa',
      'case_over',
    );
  }
  if (!isWayOf(row.cause, decision))
    throw invalid([{ field: 'decision', message: 'Eso no se puede decidir de este caso' }]);
  const { isOver, message } = await decisionEffects[decision](scope, row, orderId);
  if (isOver)
    await scope.tx
      .update(channelCases)
      .set({ resolvedAt: scope.now, decision, decidedBy: scope.user.email.toLowerCase(), askedAt: null })
      .where(
        and(
          eq(channelCases.storeId, scope.storeId),
          eq(channelCases.id, row.id),
          isNull(channelCases.resolvedAt),
        ),
      );
  return message;
}

/**
 * Decides cases of orders of a linked shop. Each of several is a transaction within this one: what cannot be done of one keeps no
 * other one from being decided. One alone is refused as a whole.
 */
export const handleResolveChannelCase: Handler<typeof resolveChannelCase> = async (
  { params, body },
  scope,
) => {
  const { tx, storeId } = scope;
  const { decision, orderNumber, others = [] } = body;
  const ids = [...new Set([params.caseId, ...others].map(Number))];
  const orders = await ordersOf(scope, ids);
  // A turn of a shop holds its row while it writes orders and cases.
  if (decision === 'reintentar') await lockTurns(scope, ids);
  else await lockWhole(scope, [...orders.values()]);
  const rows = await tx
    .select()
    .from(channelCases)
    .where(and(eq(channelCases.storeId, storeId), inArray(channelCases.id, ids)))
    .orderBy(asc(channelCases.id))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));

  const tried = async (id: number): Promise<{ readonly message: string; readonly number: string }> => {
    const row = byId.get(id);
    if (!row) throw notFound('No encontramos ese caso');
    const number = numberOf(row);
    if (ids.length === 1 && orderNumber !== undefined && orderNumber !== number)
      throw conflict('Ese caso es de otro pedido', 'case_over');
    const message = await tx.transaction((inner) =>
      decide({ ...scope, tx: inner }, row, { decision, orderId: orders.get(id) ?? null }),
    );
    return { message, number };
  };

  const results: Result[] = [];
  for (const id of ids) {
    try {
      results.push({ id: String(id), isDone: true, ...(await tried(id)) });
    } catch (error) {
      if (ids.length === 1 || !(error instanceof Refusal)) throw error;
      const row = byId.get(id);
      results.push({
        id: String(id),
        isDone: false,
        number: row ? numberOf(row) : '',
        message: error.fields[0]?.message ?? error.message,
      });
    }
  }
  const done = results.filter(({ isDone }) => isDone).length;
  const [only] = results;
  const message =
    results.length === 1 && only
      ? only.message
      : `${counted(done, 'caso resuelto', 'casos resueltos')} de ${results.length}`;
  return { message, data: results };
};
