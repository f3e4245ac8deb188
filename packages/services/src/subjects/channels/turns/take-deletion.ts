import { and, eq } from 'drizzle-orm';
import type { CaseCause } from '../../../tables/channel-links.ts';
import { externalOrders } from '../../../tables/door.ts';
import { endCases, openCase } from './cases.ts';
import { cancelAll, type TakenFrom, type Taking } from './take-order.ts';

/** The status, here alone, of an order that its shop deleted for good; its digest begins with it. */
export const DELETED = 'deleted';

/**
 * Takes over that a shop deleted an order for good, which is what the trash is: pieces without a guide are cancelled, and a guide is
 * a case. Orders that were never taken over are none of ours. Repeating it changes nothing; should the order come back, it is taken
 * over anew.
 */
export async function takeDeletion(from: TakenFrom, externalId: string): Promise<void> {
  const taking: Taking = { ...from, externalId };
  const own = and(
    eq(externalOrders.storeId, from.storeId),
    eq(externalOrders.source, from.linkId),
    eq(externalOrders.externalId, externalId),
  );
  const [known] = await from.tx.select().from(externalOrders).where(own);
  if (known === undefined || known.contentHash.startsWith(`${DELETED}.`)) return;
  const found = new Set<CaseCause>();
  if (await cancelAll(taking, known.orderId)) found.add('cancelado_tarde');
  const contentHash = [DELETED, ...known.contentHash.split('.').slice(1)].join('.');
  await from.tx.update(externalOrders).set({ contentHash }).where(own);
  for (const cause of found)
    await openCase(taking, cause, { raw: { id: Number(externalId), status: DELETED } });
  await endCases(taking, found);
}
