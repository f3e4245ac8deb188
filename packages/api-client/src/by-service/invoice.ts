export * from '../services/accountant.calls.ts';
export * from '../services/evidence-total.calls.ts';
export * from '../services/evidences.calls.ts';
export * from '../services/invoice.calls.ts';
export * from '../services/order-nets.calls.ts';
export * from '../services/payments.calls.ts';
