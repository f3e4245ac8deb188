export * from './EmptyState.tsx';
export * from './options.ts';
