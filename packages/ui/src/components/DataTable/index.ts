export { CellMedia, type CellMediaProps } from './CellMedia.tsx';
export { ColumnCard, type ColumnCardProps } from './ColumnCard.tsx';
export { CellText, type CellTextProps } from './CellText.tsx';
export * from './DataTable.tsx';
export { nextSort, type SelectionState, type SortDescriptor } from './DataTable.model.ts';
export type {
  CardEditing,
  CardState,
  CellEdit,
  CellEditing,
  CellState,
  DataTableColumn,
  DataTableLabels,
  DataTableRegion,
  DataTableStatus,
} from './DataTable.types.ts';
