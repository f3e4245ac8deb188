export { linkShopify } from '../services/channel-links.calls.ts';
export { getShopifyUser, trackShopifyOrder } from '../services/channel-orders.calls.ts';
