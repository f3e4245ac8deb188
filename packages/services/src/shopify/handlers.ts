import type * as shopify from '@trastienda/api-client/shopify';
import type { getShopifyUser, trackShopifyOrder } from '@trastienda/api-client/shopify';
import { and, eq } from 'drizzle-orm';
import type { Handler, Handlers } from '../core/handler.ts';
import { handleLinkShopify } from '../integrations/links/link-by-grant.ts';
import { notFound } from '../core/refusal.ts';
import { stores } from '../identity/schema.ts';
import { findOrders } from '../kidal/find-orders.ts';
import { orders } from '../kidal/schema.ts';
import { shipWithOwnCarrier } from '../kidal/ship-with-own-carrier.ts';

const marketplace = 'SP';

/** @throws 404 for an order of another hosted shop (D53). */
const handleTrackShopifyOrder: Handler<typeof trackShopifyOrder> = async ({ body }, scope) => {
  const [{ order }] = await findOrders(scope, { marketplace, orderIds: [body.orderId] });
  if (order.sellerId !== body.sellerID) throw notFound('No encontramos el pedido en esa tienda');
  return shipWithOwnCarrier(scope, marketplace, body);
};

/** The hosted shop that this store's SP orders come from. @throws 404: not linked. */
const handleGetShopifyUser: Handler<typeof getShopifyUser> = async ({ query }, { tx, storeId }) => {
  const [linked] = await tx
    .select({ shop: orders.sellerId, name: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.marketplace, marketplace),
        eq(orders.sellerId, query.shop_id),
      ),
    )
    .limit(1);
  if (!linked) throw notFound('Tu tienda no está conectada a Shopify');
  return {
    shop_id: query.shop_id,
    name: linked.name ?? '',
    domain: `${query.shop_id}.example.com`,
    status: 'active',
  };
};

export const handlers = {
  trackShopifyOrder: handleTrackShopifyOrder,
  getShopifyUser: handleGetShopifyUser,
  linkShopify: handleLinkShopify,
} satisfies Handlers<typeof shopify>;
