export * from './FilterBar.tsx';
export * from './FilterChip.tsx';
