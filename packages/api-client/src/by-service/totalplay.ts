export { linkTotalPlay, runTotalPlayOrderAction } from '../services/channel-orders.calls.ts';
