export * from './ClabeField.tsx';
