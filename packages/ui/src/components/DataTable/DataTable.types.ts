import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  key: string;
  /** Name of the column; `label` when it is not plain text. */
  header: ReactNode;
  /** Name for assistive technology, when the header is not plain text. */
  label?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Width in pixels at 1,440, the others keep their share. Default: what is left. */
  width?: number | undefined;
  /** Numbers at the end. Default: `start`. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** 4 hides first as the table narrows, 1 never. Default: 1. */
  priority?: 1 | 2 | 3 | 4 | undefined;
  isSortable?: boolean | undefined;
  /** Names the row: one column a table. */
  isRowHeader?: boolean | undefined;
}

/**
 * `loading`: nothing yet, skeleton rows. `refreshing`: what is shown stays, dimmed, with a line on the edge.
 * `ready`: rows; or, where there are none, the `placeholder` (empty, no match, failed, offline).
 */
export type DataTableStatus = 'ready' | 'loading' | 'refreshing';

export interface DataTableLabels {
  loading: string;
  selectPage: string;
  selectRow: (name: string) => string;
  selection: string;
}
