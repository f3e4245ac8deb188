export * from '../services/fulfillment-history.calls.ts';
export * from '../services/fulfillment.calls.ts';
export * from '../services/guide-lots.calls.ts';
export * from '../services/shippings.calls.ts';
