export * from './image-sizes.ts';
export * from './image-address.ts';
