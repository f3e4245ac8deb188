export * from './ColumnChooser.tsx';
