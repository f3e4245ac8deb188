export * from './ButtonGroup.tsx';
