export * from './Badge.tsx';
export * from './options.ts';
