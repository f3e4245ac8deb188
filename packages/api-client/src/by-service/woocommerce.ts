export { linkWooCommerce } from '../services/channel-links.calls.ts';
export { runWooCommerceOrderAction } from '../services/channel-orders.calls.ts';
