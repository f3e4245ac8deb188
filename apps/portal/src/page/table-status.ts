import type { DataTableProps } from '@trastienda/ui/DataTable';
import type { Operation } from '../store/operations-slice.ts';

/** What a table shows of the operation that brings its rows; a failure leaves the rows that were known before. */
export function tableStatusOf({ status, value }: Operation<unknown>): DataTableProps<unknown>['status'] {
  if (status === 'failed') return 'ready';
  if (value === null) return 'loading';
  return status === 'loading' ? 'refreshing' : 'ready';
}
