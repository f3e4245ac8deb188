import { availableOrderActions, type OrderActionId, ownGuides } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';

/** Mercado Libre prints its own labels, once it has them (calls.md 12). */
export const hasChannelLabel = (order: Order): boolean =>
  order.marketplace === 'ML' && order.dataMarketplace.labelReady === true && ownGuides(order).length === 0;

const allows = (order: Order, id: OrderActionId): boolean =>
  availableOrderActions(order).some((action) => action.id === id && action.available);

/** The actions for the chosen orders, each with the orders that allow it. */
export const actsOf = (orders: readonly Order[]) => ({
  toShip: orders.filter((order) => allows(order, 'createGuide')),
  toPrint: orders.filter((order) => hasChannelLabel(order) || ownGuides(order).length > 0),
  toCancel: orders.filter((order) => allows(order, 'cancelOrder')),
});
