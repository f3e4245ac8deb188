export * from './VirtualDataTable.tsx';
