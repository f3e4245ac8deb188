import type * as shopify from '@trastienda/api-client/shopify';
import type { getShopifyUser, trackShopifyOrder } from '@trastienda/api-client/shopify';
import type { Handler, Handlers } from '../../core/handler.ts';
import { findLink } from '../../subjects/channels/store-link.ts';
import { handleLinkShopify } from '../../subjects/channels/link-by-grant.ts';
import { notFound } from '../../core/refusal.ts';
import { findOrders } from '../../subjects/orders/find-orders.ts';
import { shipWithOwnCarrier } from '../../subjects/orders/ship-with-own-carrier.ts';

const marketplace = 'SP';

/**
 * Refuses an order of another hosted shop (D53).
 * @throws 404
 */
const handleTrackShopifyOrder: Handler<typeof trackShopifyOrder> = async ({ body }, scope) => {
  const [{ order }] = await findOrders(scope, { marketplace, orderIds: [body.orderId] });
  if (order.sellerId !== body.sellerID) throw notFound('No encontramos el pedido en esa tienda');
  return shipWithOwnCarrier(scope, marketplace, body);
};

/**
 * Returns the hosted shop that this store is linked to.
 * @throws 404 for a store that is not linked, or no longer.
 */
const handleGetShopifyUser: Handler<typeof getShopifyUser> = async ({ query }, scope) => {
  const { shopId, name, url, status } = await findLink(scope, marketplace, query.shop_id);
  return {
    shop_id: shopId,
    name,
    domain: url === null ? `${shopId}.myshopify.com` : new URL(url).host,
    status: status === 'active' ? 'active' : 'inactive',
  };
};

export const handlers = {
  trackShopifyOrder: handleTrackShopifyOrder,
  getShopifyUser: handleGetShopifyUser,
  linkShopify: handleLinkShopify,
} satisfies Handlers<typeof shopify>;
