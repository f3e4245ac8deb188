export * from './Banner.tsx';
export * from './options.ts';
