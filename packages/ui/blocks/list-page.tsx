import { Button } from '@trastienda/ui/Button';
import { ColumnCard, DataTable, type DataTableColumn, type SortDescriptor } from '@trastienda/ui/DataTable';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { ErrorState } from '@trastienda/ui/ErrorState';
import { FilterBar } from '@trastienda/ui/FilterBar';
import { PageHeader } from '@trastienda/ui/PageHeader';
import { Pagination } from '@trastienda/ui/Pagination';
import { SearchField } from '@trastienda/ui/SearchField';
import { type ReactNode, useEffect, useState } from 'react';

export interface ListQuery {
  search: string;
  page: number;
  pageSize: number;
  sort: SortDescriptor | null;
}

interface ListPageProps<Row> {
  title: string;
  /** A constant: the rows are drawn again whenever the columns are others. */
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Asks for a page of rows. A function that stays the same, or one memoised with the filters of yours. */
  load: (query: ListQuery) => Promise<{ rows: readonly Row[]; total: number }>;
  /** Filters beside the search. */
  filters?: ReactNode;
  actions?: ReactNode;
}

/** What came of a question: a page of rows, or none when it failed. */
interface Answer<Row> {
  to: ListQuery;
  page: { rows: readonly Row[]; total: number } | null;
}

/** A list: search, filters, order, pages; loading, empty, nothing that matches, failed; cards on a phone. */
export function ListPage<Row>({ title, columns, rowKey, load, filters, actions }: ListPageProps<Row>) {
  const [query, setQuery] = useState<ListQuery>({ search: '', page: 1, pageSize: 20, sort: null });
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // An answer to an earlier question is not shown.
    const show = (given: Answer<Row>) => isCurrent && setAnswer(given);
    load(query).then(
      (page) => show({ to: query, page }),
      () => show({ to: query, page: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, query]);
  const isAnswered = answer?.to === query;
  const hasFailed = isAnswered && answer.page === null;
  const change = (part: Partial<ListQuery>) => setQuery((before) => ({ ...before, page: 1, ...part }));
  const nothing = query.search === '' ? 'new' : 'no-match';
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <FilterBar
        search={
          <SearchField
            aria-label={`Buscar en ${title}`}
            value={query.search}
            onChange={(search) => change({ search })}
          />
        }
      >
        {filters}
      </FilterBar>
      <DataTable
        label={title}
        columns={columns}
        rows={answer?.page?.rows}
        rowKey={rowKey}
        status={isAnswered ? 'ready' : answer?.page ? 'refreshing' : 'loading'}
        sort={query.sort}
        onSortChange={(sort) => change({ sort })}
        renderCard={(row, card) => <ColumnCard columns={columns} row={row} {...card} />}
        placeholder={
          hasFailed ? (
            <ErrorState onRetry={() => change({ page: query.page })} />
          ) : (
            <EmptyState
              kind={nothing}
              action={
                nothing === 'no-match' && (
                  <Button onPress={() => change({ search: '' })}>Quitar búsqueda</Button>
                )
              }
            />
          )
        }
        footer={
          <Pagination
            total={answer?.page?.total}
            page={query.page}
            pageSize={query.pageSize}
            isLoading={answer === null}
            onPageChange={(page) => change({ page })}
            onPageSizeChange={(pageSize) => change({ pageSize })}
          />
        }
      />
    </>
  );
}
