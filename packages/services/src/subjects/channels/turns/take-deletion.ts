import { and, eq } from 'drizzle-orm';
import { externalOrders } from '../../../tables/door.ts';
import { openCase } from './cases.ts';
import { cancelAsShop, type Taking } from './take-order.ts';

/** Stands in the place of the digests of an order that its shop no longer has. */
const GONE = 'gone';

/**
 * Takes over that a shop deleted an order for good, in the transaction of its turn: pieces without a guide are cancelled, as those of
 * an order in the trash are, and with a guide it is a case. Orders that were never taken over are none of ours. Repeating it changes
 * nothing.
 */
export async function takeDeletion(taking: Taking): Promise<void> {
  const { tx, storeId, linkId, externalId } = taking;
  const own = and(
    eq(externalOrders.storeId, storeId),
    eq(externalOrders.source, linkId),
    eq(externalOrders.externalId, externalId),
  );
  const [known] = await tx
    .select({ orderId: externalOrders.orderId, contentHash: externalOrders.contentHash })
    .from(externalOrders)
    .where(own);
  if (!known || known.contentHash === GONE) return;
  const isLate = await cancelAsShop(taking, known.orderId);
  await tx.update(externalOrders).set({ contentHash: GONE }).where(own);
  if (isLate)
    await openCase(taking, 'cancelado_tarde', { raw: { id: Number(externalId), status: 'deleted' } });
}
