export * from './Link.tsx';
export * from './options.ts';
