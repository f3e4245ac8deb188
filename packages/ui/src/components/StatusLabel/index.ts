export * from './StatusLabel.tsx';
