import type { retryOrderPush } from '@trastienda/api-client/kidal';
import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { channelTurns } from '../../tables/channel-links.ts';
import { channelOutbox } from '../../tables/channel-outbox.ts';
import { externalOrders } from '../../tables/door.ts';
import { orders } from '../../tables/orders.ts';
import { lockOrder } from '../orders/locked-order.ts';
import { isStanding } from '../orders/shop-facts.ts';

/** Finds the link that an order came by, without locking the order: a shop's turn is locked before it. */
async function linkOf(
  { tx, storeId }: Scope,
  marketplace: string,
  orderNumber: string,
): Promise<string | null> {
  const [found] = await tx
    .select({ linkId: externalOrders.source })
    .from(orders)
    .leftJoin(
      externalOrders,
      and(eq(externalOrders.storeId, orders.storeId), eq(externalOrders.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.marketplace, marketplace),
        eq(orders.orderNumber, orderNumber),
      ),
    );
  if (!found) throw notFound('No encontramos el pedido');
  return found.linkId;
}

/**
 * Has an order's shop told now what waits, and once more what it refused and still holds. A shop whose failures made it wait is asked at
 * once, too; only what may have been carried out keeps its minute (D514). Repeating it changes nothing more.
 * @returns whether there is anything to tell
 */
export async function tellAgain(
  { tx, storeId, now }: Scope,
  linkId: string,
  lockOrderId: () => Promise<string>,
): Promise<boolean> {
  await tx
    .update(channelTurns)
    .set({ nextAt: now })
    .where(
      and(
        eq(channelTurns.storeId, storeId),
        eq(channelTurns.linkId, linkId),
        isNotNull(channelTurns.nextAt),
        gt(channelTurns.failures, 0),
      ),
    );
  const orderId = await lockOrderId();
  const pushes = await tx
    .select()
    .from(channelOutbox)
    .where(and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.orderId, orderId)))
    .orderBy(asc(channelOutbox.id));
  const isRefused = isStanding(pushes);
  const again = pushes.filter((one) => one.state === 'pending' || isRefused(one));
  for (const push of again) {
    await tx
      .update(channelOutbox)
      .set({
        state: 'pending',
        endedAt: null,
        nextAt: push.unsureUntil && push.unsureUntil > now ? push.unsureUntil : now,
      })
      .where(
        and(
          eq(channelOutbox.storeId, storeId),
          eq(channelOutbox.id, push.id),
          ne(channelOutbox.state, 'sent'),
        ),
      );
  }
  return again.length > 0;
}

/** Tells an order's shop again. */
export const handleRetryOrderPush: Handler<typeof retryOrderPush> = async ({ params }, scope) => {
  const linkId = await linkOf(scope, params.marketplace, params.orderId);
  const isTold =
    linkId !== null &&
    (await tellAgain(scope, linkId, async () => (await lockOrder(scope, params)).order.id));
  return {
    success: true,
    message: isTold ? 'Volvemos a avisar a tu tienda' : 'Tu tienda ya sabe lo de este pedido',
  };
};

/** Ends what a shop refused of an order, since a person did it there herself. */
export async function doneByHand({ tx, storeId, now }: Scope, orderId: string): Promise<void> {
  await tx
    .update(channelOutbox)
    .set({ state: 'by_hand', endedAt: now })
    .where(
      and(
        eq(channelOutbox.storeId, storeId),
        eq(channelOutbox.orderId, orderId),
        eq(channelOutbox.state, 'refused'),
      ),
    );
}
