import {
  isEvidencePending,
  type LineEvent,
  type LineStatusId,
  nextLineStatus,
  orderFamilyOfLines,
  type StatusFamily,
} from '@trastienda/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { type MoneyStore, refreshOrderMoney } from '../money/refresh-order-money.ts';
import { billingOf } from '../money/billing-of.ts';
import { marksOf } from './line-bitmasks.ts';
import { offeredActions } from './offered-actions.ts';
import { type LineChange, writeOrderEvents } from './order-events.ts';
import { writeShopPushes } from './shop-pushes.ts';
import {
  type LineRow,
  type OrderRow,
  type PackageRow,
  orderLines,
  orderPackages,
  orders,
} from '../../tables/orders.ts';

/**
 * Locks an order with its lines for this transaction. Locks are always taken in this order, so that no two
 * requests wait for each other: idempotency key, turn of a shop, orders (by id), quote, guides (by number), wallet.
 */
export type LockedOrder = { readonly order: OrderRow; readonly lines: readonly LineRow[] };

type Store = Pick<Scope, 'tx' | 'storeId'>;

const linesOf = ({ tx, storeId }: Store, orderId: string) =>
  tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));

/** Finds an order by the channel's number and locks it. @throws 404, also for another store's. */
export async function lockOrder(
  store: Store,
  { marketplace, orderId }: { readonly marketplace: string; readonly orderId: string },
): Promise<LockedOrder> {
  const [order] = await store.tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, store.storeId),
        eq(orders.orderNumber, orderId),
        eq(orders.marketplace, marketplace),
      ),
    )
    .for('update');
  if (!order) throw notFound('No encontramos el pedido');
  return { order, lines: await linesOf(store, order.id) };
}

/** Locks orders by our own ids, in one order for every caller, so that no two wait for each other. */
export async function lockOrdersById(store: Store, ids: readonly string[]): Promise<LockedOrder[]> {
  const locked: LockedOrder[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    const [order] = await store.tx
      .select()
      .from(orders)
      .where(and(eq(orders.storeId, store.storeId), eq(orders.id, id)))
      .for('update');
    if (order) locked.push({ order, lines: await linesOf(store, id) });
  }
  return locked;
}

/**
 * Returns the named lines of an order.
 * @throws 422 for one that the order does not have.
 */
export function linesNamed({ lines }: LockedOrder, colocationIds: readonly string[]): LineRow[] {
  const byId = new Map(lines.map((line) => [line.colocationId, line]));
  const found = [...new Set(colocationIds)].map((id) => byId.get(id));
  if (found.some((line) => line === undefined)) {
    throw invalid([{ field: 'colocationIds', message: 'El pedido no tiene una de las piezas' }]);
  }
  return found.filter((line) => line !== undefined);
}

/**
 * Returns the status that an event brings the lines to, by the domain's table.
 * @throws 409 when one may not.
 */
export function statusAfter(event: LineEvent, lines: readonly LineRow[]): LineStatusId {
  let next: LineStatusId | undefined;
  for (const line of lines) {
    const result = nextLineStatus(event, line.statusId, { deliveryType: line.deliveryType });
    if (!result.ok) throw conflict(result.error.message, 'line_status');
    next = result.value;
  }
  if (next === undefined) throw conflict('No hay piezas que cambiar', 'no_lines');
  return next;
}

/** The one who moves lines. */
export type Mover = MoneyStore & {
  /** The order's shop itself said so, and is not told of it. */
  readonly isSaidByShop?: boolean;
};

export type OrderChange = Partial<Pick<OrderRow, 'guide' | 'cancelReason' | 'cancelComment'>>;

/**
 * Writes one change to some lines, and what follows for the order: its family, pending evidence, marks and
 * offers.
 */
export async function changeLines(
  { tx, storeId, installation, isSaidByShop = false }: Mover,
  { order, lines }: LockedOrder,
  changed: readonly LineRow[],
  change: LineChange,
  orderChange: OrderChange = {},
): Promise<StatusFamily> {
  const ids = changed.map((line) => line.colocationId);
  await tx
    .update(orderLines)
    .set(change)
    .where(
      and(
        eq(orderLines.storeId, storeId),
        eq(orderLines.orderId, order.id),
        inArray(orderLines.colocationId, ids),
      ),
    );
  const after = lines.map((line) => (ids.includes(line.colocationId) ? { ...line, ...change } : line));
  const status = orderFamilyOfLines(after.map((line) => ({ colocationStatus: { id: line.statusId } })));
  await tx
    .update(orders)
    .set({
      ...orderChange,
      status,
      evidencePending: isEvidencePending(order, after),
      channelData: { ...order.channelData, ...offeredActions(order.marketplace, after) },
      ...marksOf(after),
      ...billingOf({ ...order, ...orderChange, status }, after),
    })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, order.id)));
  await refreshOrderMoney({ tx, storeId, installation }, { ...order, status }, after);
  await writeOrderEvents({ tx, storeId }, order, changed, change);
  if (!isSaidByShop) await writeShopPushes({ tx, storeId }, { order, lines: after }, changed, change);
  return status;
}

export const packagesOf = ({ tx, storeId }: Store, orderId: string): Promise<PackageRow[]> =>
  tx
    .select()
    .from(orderPackages)
    .where(and(eq(orderPackages.storeId, storeId), eq(orderPackages.orderId, orderId)))
    .orderBy(asc(orderPackages.position));
