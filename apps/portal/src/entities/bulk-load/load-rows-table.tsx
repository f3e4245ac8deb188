import type { CallInput } from '@trastienda/api-client';
import type { getBulkLoadLog } from '@trastienda/api-client/liubliana';
import { ColumnCard, DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Pagination } from '@trastienda/ui/Pagination';
import type { ReactNode } from 'react';
import { CallFailed } from '../../shared/layout/index.ts';
import { failedWithNothing, tableStatusOf } from '../../shared/list/table-status.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { loadRows } from './operations.ts';
import type { LoadRow } from './words.ts';

const PAGE_SIZE = 50;

type Props = {
  readonly load: string;
  /** The filter of the load's rows. */
  readonly query: Omit<NonNullable<CallInput<typeof getBulkLoadLog>['query']>, 'page' | 'pageSize'>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly label: string;
  readonly columns: readonly DataTableColumn<LoadRow>[];
  readonly rowName: (row: LoadRow) => string;
  readonly loading: string;
  readonly failed: string;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
};

/** One page of the rows of a load. */
export function LoadRowsTable({
  load,
  query,
  page,
  onPage,
  label,
  columns,
  rowName,
  loading,
  failed,
  empty,
}: Props) {
  const read = useRead(loadRows, { params: { id: load }, query: { page, pageSize: PAGE_SIZE, ...query } });
  const rows = read.value?.log ?? [];
  const total = read.value?.pagination?.total_registros ?? rows.length;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      rowName={rowName}
      status={tableStatusOf(read)}
      labels={{ loading }}
      renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
      placeholder={
        failedWithNothing(read) ? (
          <CallFailed error={read.error} call={loadRows.call} title={failed} onRetry={read.ask} />
        ) : (
          empty
        )
      }
      footer={
        total > PAGE_SIZE ? (
          <Pagination total={total} page={page} pageSize={PAGE_SIZE} onPageChange={onPage} />
        ) : undefined
      }
    />
  );
}
