import { type DataTableProps, TableFrame } from './TableFrame.tsx';

export type { DataTableProps } from './TableFrame.tsx';

/**
 * Rows of one kind of thing, in a native table; from 100 rows on, take VirtualDataTable. A click on a row follows the
 * first link in it, so the row opens the detail and the order number is a real link.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableFrame {...props} />;
}
