export * from './channel-setup.ts';
export * from './leaving-reasons.ts';
export * from './link-causes.ts';
export * from './myshopify-name.ts';
export * from './shop-address.ts';
export * from './link-return.ts';
export * from './shop-words.ts';
