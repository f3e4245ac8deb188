export * from '../services/invoice.calls.ts';
