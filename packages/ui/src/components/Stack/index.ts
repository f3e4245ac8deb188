export { Stack, type StackProps } from './Stack.tsx';
export { gaps, type Gap } from './options.ts';
