export { getShopifyUser, linkShopify, trackShopifyOrder } from '../services/channel-orders.calls.ts';
