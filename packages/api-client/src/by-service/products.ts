export * from '../services/products.calls.ts';
