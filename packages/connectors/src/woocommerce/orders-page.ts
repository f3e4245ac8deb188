import type { ShopClient, ShopQuery } from '../shop-client.ts';
import type { OrdersPage } from './pull.ts';
import { readError } from './schemas.ts';

/**
 * Asks a shop for a page of its orders, as `pullOrders` wants it. What is no list has a fault: no such route is no shop, and
 * parameters that are refused belong to a shop that is too old to know them.
 */
export function ordersPageOf(client: Pick<ShopClient, 'get'>): (query: ShopQuery) => Promise<OrdersPage> {
  return async (query) => {
    const answer = await client.get('orders', query);
    if (!answer.ok) return answer;
    if (answer.status === 200 && Array.isArray(answer.json)) {
      const total = Number(answer.headers['x-wp-total'] ?? Number.NaN);
      return { ok: true, orders: answer.json, total: Number.isSafeInteger(total) ? total : null };
    }
    const { code } = readError(answer.json);
    if (code === 'rest_no_route') return { ok: false, fault: { kind: 'no_shop' } };
    if (code === 'rest_invalid_param') return { ok: false, fault: { kind: 'too_old' } };
    return { ok: false, fault: { kind: 'bad_answer' } };
  };
}
