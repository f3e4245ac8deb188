import { Button } from '@trastienda/ui/Button';
import { ColumnCard, DataTable, type DataTableColumn, type DataTableProps } from '@trastienda/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@trastienda/ui/EmptyState';
import type { BackLineProps } from '@trastienda/ui/PageHeader';
import { Pagination } from '@trastienda/ui/Pagination';
import { type ReactNode, useMemo } from 'react';
import { CallFailed } from '../layout/call-failed.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { CardSkeleton, type CardSkeletonProps } from './card-skeleton.tsx';
import { isFiltered, type ListFilter, withoutFilters } from './filters.tsx';
import { ListFilters } from './list-filters.tsx';
import * as s from './list-page.css.ts';
import type { Paged } from './page-of.ts';
import { StaleList } from './stale-list.tsx';
import { type ListSorting, sortAsked, sortOnShow } from './sorting.ts';
import { failedWithNothing, tableStatusOf } from './table-status.ts';
import type { List } from './use-list.ts';

/** An empty place in words: what it is, what to expect, and the way on. */
type EmptyWords = {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  /** Default: nothing yet, or nothing that matches. */
  readonly kind?: EmptyStateProps['kind'];
};

export type ListTableProps<Row, Search> = {
  readonly list: List<Row, Search>;
  /** The table's name: 'Guías de la tienda'. */
  readonly label: string;
  /** The noun of one row and of many: 'envío', 'envíos'. */
  readonly noun: readonly [one: string, many: string];
  readonly columns: DataTableColumn<Row>[];
  /** The parts of a phone's card; the columns by default. */
  readonly cardColumns?: DataTableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The name of a row after its noun; its key by default. */
  readonly rowName?: (row: Row) => string;
  /** The shape of a phone's card while the rows are on their way. */
  readonly skeleton: CardSkeletonProps;
  readonly filters?: readonly ListFilter<NoInfer<Search>>[];
  /** The orders that the service can page by: headers ask for them, on a phone a choice. */
  readonly sorting?: ListSorting<NoInfer<Search>>;
  /** There are none, and nothing was filtered. */
  readonly empty: EmptyWords;
  /** None match. */
  readonly noMatch?: EmptyWords;
  /** 'No pudimos cargar tus envíos'; made of the noun by default. */
  readonly failedTitle?: string;
  /** A sentence about what is not lost when the list fails: 'Tus envíos están a salvo.' */
  readonly comfort?: string;
  /** The selection of several rows: the selected keys, and the bar of their actions. */
  readonly choosing?: Pick<DataTableProps<Row>, 'selected' | 'onSelectionChange' | 'onSelectAll' | 'bulkBar'>;
  /** The editing of cells in place: the effect of a change, and its outcome. */
  readonly editing?: Pick<DataTableProps<Row>, 'onCellEdit' | 'cellState'>;
};

/** A column is sorted by where an order of the list is its own. */
const withSorting = <Row, Search>(
  columns: DataTableColumn<Row>[],
  sorting: ListSorting<Search> | undefined,
): DataTableColumn<Row>[] =>
  sorting === undefined
    ? columns
    : columns.map((column) => ({
        ...column,
        isSortable: sorting.choices.some((choice) => choice.column === column.key),
      }));

/** The rows of a list in every state, with its pages below. */
export function ListTable<Row, Search extends object>({
  list,
  label,
  noun: [one, many],
  columns,
  rowKey,
  rowName = rowKey,
  skeleton,
  filters = [],
  empty,
  noMatch,
  failedTitle = `No pudimos cargar tus ${many}`,
  comfort,
  choosing,
  cardColumns = columns,
  sorting,
  editing,
}: ListTableProps<Row, Search>) {
  const { read, rows, search, defaults, go } = list;
  const isNarrowed = isFiltered(filters, search, defaults);
  const shown = useMemo(() => withSorting(columns, sorting), [columns, sorting]);
  return (
    <>
      {read.status === 'failed' && rows !== null && <StaleList onRetry={read.ask} />}
      <DataTable
        label={label}
        columns={shown}
        rows={rows ?? []}
        rowKey={rowKey}
        rowName={(row) => `${one} ${rowName(row)}`}
        status={list.isOfBefore ? 'refreshing' : tableStatusOf(read)}
        {...choosing}
        {...editing}
        {...(sorting && {
          sort: sortOnShow(sorting, search) ?? null,
          onSortChange: (sort) => go(sortAsked(sorting, search, sort)),
        })}
        labels={{ loading: `Cargando ${many}` }}
        renderCard={(row, card) => <ColumnCard columns={cardColumns} row={row} {...card} />}
        cardSkeleton={<CardSkeleton {...skeleton} />}
        placeholder={
          failedWithNothing(read) ? (
            <CallFailed
              error={read.error}
              call={list.call}
              title={failedTitle}
              {...(comfort !== undefined && { comfort })}
              onRetry={read.ask}
            />
          ) : isNarrowed ? (
            <EmptyState
              kind="no-match"
              title={noMatch?.title ?? 'Nada coincide'}
              action={
                noMatch?.action ?? (
                  <Button onPress={() => go(withoutFilters(filters, defaults))}>Quitar filtros</Button>
                )
              }
            >
              {noMatch?.text ?? 'Prueba con otros filtros.'}
            </EmptyState>
          ) : (
            <EmptyState kind={empty.kind ?? 'new'} title={empty.title} action={empty.action}>
              {empty.text}
            </EmptyState>
          )
        }
        footer={footerOf(list)}
      />
    </>
  );
}

/** The ways to the other pages, by number or by mark; nothing where there are none. */
function footerOf<Row, Search extends object>({ search, total, next, go }: List<Row, Search>): ReactNode {
  const { pagina, tamano, antes }: Partial<Paged> & { readonly antes?: string } = search;
  const to = (change: object) => go(change as Partial<Search>);
  if (total > 0 && pagina !== undefined && tamano !== undefined)
    return (
      <Pagination
        total={total}
        page={pagina}
        pageSize={tamano}
        onPageChange={(page) => to({ pagina: page })}
        onPageSizeChange={(pageSize) => to({ tamano: pageSize })}
      />
    );
  const isLater = antes !== undefined && antes !== '';
  if (!isLater && typeof next !== 'string') return undefined;
  return (
    <div className={s.pager}>
      {isLater && <Button onPress={() => to({ antes: '' })}>Lo más reciente</Button>}
      {typeof next === 'string' && <Button onPress={() => to({ antes: next })}>Ver lo anterior</Button>}
    </div>
  );
}

export type ListPageProps<Row, Search> = Omit<ListTableProps<Row, Search>, 'label'> & {
  readonly title: string;
  /** Under the title: what the list has, and in which order. */
  readonly context: string;
  /** The table's name; the title by default. */
  readonly label?: string;
  /** The way back, where the page is below another one. */
  readonly back?: BackLineProps;
  /** Beside the title: what begins something new, what takes the list along. */
  readonly actions?: ReactNode;
  /** Between the filters and the rows. */
  readonly notice?: ReactNode;
  /** The frame of the list: the tabs of the views that it is one of. */
  readonly frame?: (list: ReactNode) => ReactNode;
  /** Drawers and dialogs over it. */
  readonly children?: ReactNode;
};

/** A page that is a list: its title, its filters, and its rows in every state. */
export function ListPage<Row, Search extends object>({
  title,
  context,
  label = title,
  back,
  actions,
  notice,
  frame,
  children,
  ...table
}: ListPageProps<Row, Search>) {
  const { list, filters = [] } = table;
  const body = (
    <div className={s.body}>
      {(filters.length > 0 || table.sorting !== undefined) && (
        <ListFilters {...list} filters={filters} sorting={table.sorting} seeLabel={`Ver ${table.noun[1]}`} />
      )}
      {notice}
      <ListTable {...table} label={label} />
    </div>
  );
  return (
    <>
      <PageHeader title={title} context={context} actions={actions} {...(back && { back })} />
      {frame === undefined ? body : frame(body)}
      {children}
    </>
  );
}
