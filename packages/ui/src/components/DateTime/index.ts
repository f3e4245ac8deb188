export * from './DateTime.tsx';
export * from './options.ts';
