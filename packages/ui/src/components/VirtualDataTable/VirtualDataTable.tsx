import { type DataTableProps, TableFrame } from '../DataTable/TableFrame.tsx';
import { VirtualCards } from './VirtualCards.tsx';
import { PageRows, RegionRows } from './VirtualRows.tsx';

const virtual = { PageRows, RegionRows, CardList: VirtualCards };

export type VirtualDataTableProps<Row> = DataTableProps<Row>;

/**
 * DataTable for many rows: from 100 on, only those near the viewport are in the document. Apart
 * from it, so that a page with few rows does not load what scrolls many.
 */
export function VirtualDataTable<Row>(props: VirtualDataTableProps<Row>) {
  return <TableFrame {...props} virtual={virtual} />;
}
