export * from '../services/fulfillment.calls.ts';
export * from '../services/guide-lots.calls.ts';
export { MAX_LOT_GUIDES } from '../services/guide-lots.schemas.ts';
export * from '../services/shippings.calls.ts';
