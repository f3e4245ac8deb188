export { linkTotalPlay } from '../services/channel-links.calls.ts';
export { runTotalPlayOrderAction } from '../services/channel-orders.calls.ts';
