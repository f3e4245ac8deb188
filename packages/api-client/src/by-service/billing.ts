export * from '../services/billing.calls.ts';
