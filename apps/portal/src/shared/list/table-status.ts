import type { CallError } from '@trastienda/api-client';
import type { DataTableProps } from '@trastienda/ui/DataTable';
import type { Operation } from '../store/operations-slice.ts';

/** The status of a table, from the operation that loads its rows; a failure leaves the earlier rows. */
export function tableStatusOf({ status, value }: Operation<unknown>): DataTableProps<unknown>['status'] {
  if (status === 'failed') return 'ready';
  if (value === null) return 'loading';
  return status === 'loading' ? 'refreshing' : 'ready';
}

type Nothing = { readonly status: 'failed'; readonly value: null; readonly error: CallError };

/** It failed, and nothing was known before: what happened stands in its place, as there are no rows to leave. */
export function failedWithNothing<Known extends Operation<unknown>>(
  operation: Known,
): operation is Known & Nothing {
  return operation.status === 'failed' && operation.value === null;
}
