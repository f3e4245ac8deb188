export * from './EmptyState.tsx';
export { emptyKinds, type EmptyKind } from './Drawing.tsx';
