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
 */
export const handleRetryOrderPush: Handler<typeof retryOrderPush> = async ({ params }, scope) => {
  const { tx, storeId, now } = scope;
  const linkId = await linkOf(scope, params.marketplace, params.orderId);
  const nothing = { success: true as const, message: 'Tu tienda ya sabe lo de este pedido' };
  if (linkId === null) return nothing;
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
  const { order } = await lockOrder(scope, params);
  const pushes = await tx
    .select()
    .from(channelOutbox)
    .where(and(eq(channelOutbox.storeId, storeId), eq(channelOutbox.orderId, order.id)))
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
  return again.length === 0 ? nothing : { success: true, message: 'Volvemos a avisar a tu tienda' };
};
