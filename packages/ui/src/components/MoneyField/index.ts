export * from './MoneyField.tsx';
