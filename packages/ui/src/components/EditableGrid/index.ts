export { EditableGrid, type EditableGridProps } from './EditableGrid.tsx';
export type { EditableGridLabels } from './labels.ts';
export { applyChanges } from './history.model.ts';
export type {
  CellAddress,
  CellChange,
  CellError,
  EditableGridAside,
  EditableGridColumn,
  EditableGridHandle,
  EditableGridRow,
} from './EditableGrid.types.ts';
