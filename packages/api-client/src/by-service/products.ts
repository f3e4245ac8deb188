export * from '../services/catalogue.calls.ts';
export * from '../services/products.calls.ts';
