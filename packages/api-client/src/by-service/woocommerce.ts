export { linkWooCommerce, runWooCommerceOrderAction } from '../services/channel-orders.calls.ts';
