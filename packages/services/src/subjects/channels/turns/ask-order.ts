import type { ShopClient } from '@trastienda/connectors/shop-client';
import { readError, readOrder, type WooOrder } from '@trastienda/connectors/woocommerce/schemas';
import { isOfOneAnswer, TurnFault } from './order-facts.ts';

/** An order, that its shop has it no more, or that the shop cannot say. */
export type Asked = WooOrder | 'gone' | 'unknown';

/** Asks for one order. A 404 that is not in the shop's own words is none. @throws TurnFault for a shop that is not there */
export async function askFor(shop: Pick<ShopClient, 'get'>, externalId: string): Promise<Asked> {
  const answer = await shop.get(`orders/${externalId}`);
  if (!answer.ok) {
    if (isOfOneAnswer(answer.fault)) return 'unknown';
    throw new TurnFault(answer.fault);
  }
  if (answer.status === 404 && readError(answer.json).code.endsWith('_invalid_id')) return 'gone';
  const order = answer.status === 200 ? readOrder(answer.json) : null;
  return order !== null && String(order.id) === externalId ? order : 'unknown';
}
