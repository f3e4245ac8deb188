import { useMemo } from 'react';
import { loadRows, type loadState } from '../../entities/bulk-load/operations.ts';
import type { LoadRow } from '../../entities/bulk-load/words.ts';
import { useAppSelector, useRead, useRequests } from '../../shared/store/hooks.ts';
import { afterRetries } from './model.ts';
import { selectRetries } from '../../features/bulk-loads/slice.ts';

/** Rows of one page, as many as one call gives. */
export const GRID_PAGE = 200;
const none: readonly LoadRow[] = [];
type Load = NonNullable<ReturnType<typeof loadState.select>['value']>;

const rowsOf = (id: string) => ({ params: { id }, query: { page: 1, pageSize: GRID_PAGE } });

/** Loads of mended rows of a load: those that it tells of, and those of this visit, the last one last. */
function useRetries(load: Load): readonly string[] {
  const sent = useAppSelector((state) => selectRetries(state, load.id));
  const { retries } = load;
  return useMemo(() => [...new Set([...(retries ?? []), ...sent])], [retries, sent]);
}

/** The rows of a load that still fail: one page of them, without those that were mended and sent since. */
export function useFailedRows(load: Load, page: number, { cause, column }: Narrowing) {
  const retries = useRetries(load);
  const read = useRead(loadRows, {
    params: { id: load.id },
    query: {
      page,
      pageSize: GRID_PAGE,
      outcome: 'failed',
      ...(cause !== '' && { code: cause }),
      ...(column !== '' && { field: column }),
    },
  });
  useRequests(
    loadRows,
    retries.map((id) => rowsOf(id)),
  );
  const operations = useAppSelector((state) => state.operations);
  const retried = useMemo(
    () => retries.flatMap((id) => loadRows.select({ operations }, rowsOf(id)).value?.log ?? none),
    [retries, operations],
  );
  const log = read.value?.log;
  const rows = useMemo(() => (log === undefined ? none : afterRetries(log, retried)), [log, retried]);
  const mended = retried.filter(
    ({ outcome }) => outcome === 'created' || outcome === 'updated' || outcome === 'unchanged',
  );
  return {
    read,
    rows,
    total: read.value?.pagination?.total_registros ?? rows.length,
    retries,
    /** Rows of the load that went well the second time, each once. */
    mendedCount: new Set(mended.map(({ row }) => row)).size,
    mendedRows: mended,
    /** Numbers of the rows that were sent and have no answer yet. */
    pending: new Set(retried.filter(({ outcome }) => outcome === 'pending').map(({ row }) => row)),
  };
}

type Narrowing = { readonly cause: string; readonly column: string };
