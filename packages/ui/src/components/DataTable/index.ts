export { CellText, type CellTextProps } from './CellText.tsx';
export * from './DataTable.tsx';
export { nextSort, type SelectionState, type SortDescriptor } from './DataTable.model.ts';
export type { DataTableColumn, DataTableLabels, DataTableStatus } from './DataTable.types.ts';
