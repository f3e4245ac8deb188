export * from './ProgressBar.tsx';
export * from './options.ts';
