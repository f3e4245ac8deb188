export * from './Skeleton.tsx';
export * from './options.ts';
