export * from './Accordion.tsx';
export * from './options.ts';
