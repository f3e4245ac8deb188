import { and, asc, eq, inArray } from 'drizzle-orm';
import { notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import type { LockedOrder } from './locked-order.ts';
import { orderLines, orders } from '../../tables/orders.ts';

type Found = Pick<LockedOrder, 'order' | 'lines'>;

/**
 * Reads orders of one channel with their lines, in the order they are named, without locks.
 * @throws 404 when one does not exist.
 */
export async function findOrders(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  { marketplace, orderIds }: { readonly marketplace: string; readonly orderIds: readonly string[] },
): Promise<[Found, ...Found[]]> {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.marketplace, marketplace),
        inArray(orders.orderNumber, [...orderIds]),
      ),
    );
  const lines = await tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.storeId, storeId),
        inArray(
          orderLines.orderId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(orderLines.position));
  const [first, ...others] = [...new Set(orderIds)].map((number): Found => {
    const order = rows.find((row) => row.orderNumber === number);
    if (!order) throw notFound('No encontramos el pedido');
    return { order, lines: lines.filter((line) => line.orderId === order.id) };
  });
  if (!first) throw notFound('No encontramos el pedido');
  return [first, ...others];
}
