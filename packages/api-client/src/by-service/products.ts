export * from '../services/catalogue.calls.ts';
export * from '../services/categories.calls.ts';
export * from '../services/mass-activation.calls.ts';
export * from '../services/products.calls.ts';
