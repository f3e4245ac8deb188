export * from '../services/billing.calls.ts';
export * from '../services/mass-invoices.calls.ts';
