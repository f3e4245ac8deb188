import { groupOrderLines } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { isCancelledPiece } from './is-cancelled-piece.ts';

/** A product to take from the shelf, once for all orders that need it. */
export type PickRow = {
  readonly sku: string;
  readonly name: string;
  readonly pieces: number;
  /** The orders of the product, and the pieces that each takes. */
  readonly orders: readonly { readonly number: string; readonly pieces: number }[];
};

/** The pieces of an order that go into its parcel, equal ones as one line. */
export const packedLines = (order: Order) =>
  groupOrderLines(order.orderedProductsList.filter((piece) => !isCancelledPiece(piece))).lines;

/** The products to take from the shelf for these orders, by name: each once, with its orders. */
export function pickList(orders: readonly Order[]): readonly PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const order of orders) {
    for (const { sku, name, quantity } of packedLines(order)) {
      const { pieces, orders: others } = rows.get(sku) ?? { pieces: 0, orders: [] };
      const before = others.find(({ number }) => number === order.orderNumber)?.pieces ?? 0;
      rows.set(sku, {
        sku,
        name,
        pieces: pieces + quantity,
        orders: [
          ...others.filter(({ number }) => number !== order.orderNumber),
          { number: order.orderNumber, pieces: before + quantity },
        ],
      });
    }
  }
  return [...rows.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'es-MX'));
}
