export * from '../services/bulk-load.calls.ts';
