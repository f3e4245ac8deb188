import { availableOrderActions, type OrderActionId } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';

/** The number of the order's guide; when its lines have several, the first. */
export const guideNumber = ({ orderedProductsList }: Order): string | null =>
  orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId)?.deliveryTrackId ?? null;

/** Mercado Libre prints its own labels, once it has them (calls.md 12). */
export const hasChannelLabel = ({ marketplace, dataMarketplace }: Order): boolean =>
  marketplace === 'ML' && dataMarketplace.labelReady === true;

const allows = (order: Order, id: OrderActionId): boolean =>
  availableOrderActions(order).some((action) => action.id === id && action.available);

/** What can be done with the chosen orders: to each act those that allow it. */
export const actsOf = (orders: readonly Order[]) => ({
  toShip: orders.filter((order) => allows(order, 'createGuide')),
  toPrint: orders.filter((order) => hasChannelLabel(order) || guideNumber(order) !== null),
  toCancel: orders.filter((order) => allows(order, 'cancelOrder')),
});
