export * from '../services/analytics.calls.ts';
export * from '../services/kidal.calls.ts';
export * from '../services/order-actions.calls.ts';
