import type { Order } from '@trastienda/api-client';
import { addMoney, type Centavos, centavos, toCentavos } from '@trastienda/domain';

/** Guides that the pieces of an order travel with, each once. */
export const orderGuides = (order: Order): string[] => [
  ...new Set(
    order.orderedProductsList.map(({ deliveryTrackId }) => deliveryTrackId).filter((id) => id !== null),
  ),
];

/**
 * The guides that an evidence may be for; an order that the merchant carried has its package instead, the
 * first one if none was made.
 */
export const evidenceGuides = (order: Order): string[] => {
  const guides = orderGuides(order);
  const named = guides.length > 0 ? guides : [...new Set(order.paquetes.map(({ id }) => id))];
  return named.length > 0 ? named : ['paq-1'];
};

/** The goods that a guide covers (D69). */
export const coveredBy = (order: Order, guide: string): Centavos =>
  addMoney(
    centavos(0),
    ...order.orderedProductsList
      .filter(({ deliveryTrackId }) => deliveryTrackId === guide || deliveryTrackId === null)
      .map(({ totalSale }) => toCentavos(totalSale)),
  );
