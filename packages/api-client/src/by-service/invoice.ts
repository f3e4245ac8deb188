export * from '../services/evidences.calls.ts';
export * from '../services/invoice.calls.ts';
