import { caseTitle } from '@trastienda/domain/channel-cases';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Scope } from '../../core/scope.ts';
import { channelCases } from '../../tables/channel-links.ts';
import { externalOrders } from '../../tables/door.ts';

/** Says of some orders why a person has to decide about them, by our id; those without a case are left out. */
export async function caseTitlesOf(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select({ orderId: externalOrders.orderId, cause: channelCases.cause })
    .from(externalOrders)
    .innerJoin(
      channelCases,
      and(
        eq(channelCases.storeId, externalOrders.storeId),
        eq(channelCases.linkId, externalOrders.source),
        eq(channelCases.externalId, externalOrders.externalId),
        isNull(channelCases.resolvedAt),
      ),
    )
    .where(and(eq(externalOrders.storeId, storeId), inArray(externalOrders.orderId, [...orderIds])))
    .orderBy(asc(channelCases.cause));
  // The first of several: the others wait behind it in the inbox.
  return new Map(rows.toReversed().map(({ orderId, cause }) => [orderId, caseTitle(cause)]));
}
