export * from './RfcField.tsx';
