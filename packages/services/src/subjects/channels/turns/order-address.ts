import type { MappedOrder } from '@trastienda/connectors/woocommerce/mapped-order';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../../core/scope.ts';
import { type OrderRow, orders } from '../../../tables/orders.ts';
import { clientOf } from './insert-order.ts';

/** The place to which an order of a shop goes now, and the person. */
export type Destination = Pick<MappedOrder, 'address' | 'clientName' | 'clientEmail'>;

/** Gives what a parcel goes to; a note for whoever brings it changes no guide. */
export function placeOf(destination: Destination) {
  const { clientName, clientEmail } = clientOf(destination);
  return { ...destination.address, notes: null, clientName, clientEmail };
}

/** Says whether an order goes there already. */
export function isAddressOf(order: OrderRow, destination: Destination): boolean {
  const { clientName, clientEmail } = order;
  const ours: Readonly<Record<string, unknown>> = {
    ...order.shippingAddress,
    notes: null,
    clientName,
    clientEmail,
  };
  return Object.entries(placeOf(destination)).every(([field, value]) => (ours[field] ?? null) === value);
}

/** Has an order go to another place. */

export async function writeAddress(
  { tx, storeId }: Pick<Scope, 'tx' | 'storeId'>,
  orderId: string,
  destination: Destination,
): Promise<void> {
  await tx
    .update(orders)
    .set({ shippingAddress: destination.address, ...clientOf(destination) })
    .where(and(eq(orders.storeId, storeId), eq(orders.id, orderId)));
}
