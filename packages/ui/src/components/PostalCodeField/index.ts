export * from './PostalCodeField.tsx';
export * from './PostalCodeField.model.ts';
