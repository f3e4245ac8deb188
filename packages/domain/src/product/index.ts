export * from './validate-sku.ts';
export * from './validate-universal-id.ts';
export * from './check-product.ts';
export * from './product-completeness.ts';
