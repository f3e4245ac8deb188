import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { progress, surface } from '../../internal/surface.css.ts';
import { useMedia } from '../../internal/use-media.ts';
import { media } from '../../theme/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AllCards } from './CardList.tsx';
import { inRem, lookedColumns, pinnedClass } from './column-look.ts';
import { visibleColumns } from './columns.model.ts';
import { selectionState, type SortDescriptor, togglePage } from './DataTable.model.ts';
import type {
  CardState,
  CellEdit,
  CellState,
  DataTableColumn,
  DataTableLabels,
  DataTableRegion,
  DataTableStatus,
} from './DataTable.types.ts';
import { PhoneCards } from './PhoneCards.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { AllRows, type RowsHandle, type VirtualParts } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useFit } from './use-fit.ts';
import { useTableRows } from './use-table-rows.ts';
import { windowFrom } from './window.model.ts';
import * as s from './DataTable.css.ts';
import * as r from './row.css.ts';

const es: DataTableLabels = {
  loading: 'Cargando…',
  selectPage: 'Seleccionar esta página',
  selectRow: (name) => `Seleccionar ${name}`,
  selection: 'Acciones de la selección',
  select: 'Seleccionar',
  stopSelecting: 'Cancelar',
  edit: (column) => `Editar ${column.toLocaleLowerCase('es-MX')}`,
  saving: 'Guardando…',
};

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table. */
  label: string;
  /** Pass one stable value (a constant, or memoised): the rows render again when it changes. */
  columns: readonly DataTableColumn<Row>[];
  /** Keys of the columns the person took off: see ColumnChooser. Default: none. */
  hiddenColumns?: ReadonlySet<string> | undefined;
  /** Rows of this page. Default: none. */
  rows?: readonly Row[] | undefined;
  /** A fact of the row, which never changes. */
  rowKey: (row: Row) => string;
  /** Name of a row, for its box: "pedido 61840277". Default: its key. */
  rowName?: ((row: Row) => string) | undefined;
  /** Default: `ready`. */
  status?: DataTableStatus | undefined;
  /** Replaces the rows when there are none; holds EmptyState or ErrorState. */
  placeholder?: ReactNode;
  /** Stands over the rows, in the same card; holds a Banner that says which rows are missing or old. */
  notice?: ReactNode;
  /** Rows of skeleton while loading. Default: 10. */
  skeletonRows?: number | undefined;
  /** The keys of the chosen rows, of this page or others; rows can be chosen with `onSelectionChange`. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with all the chosen keys, those of other pages too; omit it to make rows not selectable. */
  onSelectionChange?: ((selected: Set<string>) => void) | undefined;
  /** Called by Ctrl/⌘ A once the page is full, to choose all that meet the filters as the link of BulkBar does. */
  onSelectAll?: (() => void) | undefined;
  /** Replaces the column names while something is chosen; holds a BulkBar. */
  bulkBar?: ReactNode;
  /** The column the rows are sorted by; `null` for none. */
  sort?: SortDescriptor | null | undefined;
  /**
   * Called with the keys of the columns that the window has no room for, for ColumnChooser; first when there is one.
   */
  onHiddenColumnsChange?: ((unseen: ReadonlySet<string>) => void) | undefined;
  /** Called when a column name is pressed; the application sorts the rows, the table does not. */
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** Called when a cell is edited; `cellState`, and at last the row, tell what becomes of it. */
  onCellEdit?: ((edit: CellEdit<Row>) => void) | undefined;
  /** Says what became of the last edit of a cell. */
  cellState?: ((rowKey: string, column: string) => CellState | undefined) | undefined;
  /**
   * Key of the row that the person comes back from, of its detail: it is brought into view and takes the focus, once, where
   * nothing else has it. Of a phone's cards, the one of that key is in the document, however far down, and stays in view
   * once the page has led the keyboard there.
   */
  returnToRow?: string | null | undefined;
  /** Lets J, K and X act while the focus is in the table; people can switch them off (WCAG 2.1.4). Default: true. */
  hasSingleKeyShortcuts?: boolean | undefined;
  /** Height of the rows. Default: `comfortable` (52 px, or what the page's density says). */
  density?: 'compact' | 'comfortable' | 'relaxed' | undefined;
  /** Makes the table scroll in a region of its own. Default: it scrolls with the page, and its header stays. */
  region?: DataTableRegion | undefined;
  /** Draws a row as a card, which replaces the table at 750 px and below. */
  renderCard?: ((row: Row, state: CardState) => ReactNode) | undefined;
  /** Shows the boxes of the cards from the start, because the page is for choosing. Default: false. */
  isSelecting?: boolean | undefined;
  /** Draws a card that is loading. Default: a grey block. */
  cardSkeleton?: ReactNode;
  /** Stands under the rows; holds Pagination. */
  footer?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<DataTableLabels> | undefined;
}

const none: ReadonlySet<string> = new Set();
/** Pixels of the box of a row. */
const boxWidth = 44;
const guessedHeight = { compact: 40, comfortable: 52, relaxed: 68 } as const;

export interface TableFrameProps<Row> extends DataTableProps<Row> {
  /** Draws only the rows near the viewport. */
  virtual?: VirtualParts | undefined;
}

/** The table behind DataTable and VirtualDataTable, which differ in how many rows are in the document. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const {
    label,
    columns,
    hiddenColumns = none,
    rows = [],
    rowKey,
    rowName = rowKey,
    status = 'ready',
    placeholder,
    notice,
    skeletonRows = 10,
    selected = none,
    onSelectionChange,
    onSelectAll,
    bulkBar,
    sort,
    onSortChange,
    onHiddenColumnsChange,
    onCellEdit,
    cellState,
    returnToRow = null,
    hasSingleKeyShortcuts = true,
    density = 'comfortable',
    region,
    renderCard,
    isSelecting = false,
    cardSkeleton,
    footer,
    labels,
    virtual,
    className,
    ...rest
  } = props;
  const words = { ...es, ...labels };
  const { edit, saving } = words;
  const editWords = useMemo(() => ({ edit, saving }), [edit, saving]);
  const isPhone = useMedia(media.mobile);
  const hasSelection = onSelectionChange !== undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- `rowKey` is a fact of the row, and often written in place
  const keys = useMemo(() => rows.map(rowKey), [rows]);
  const chosen = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const taken = hasSelection ? boxWidth : 0;
  const fit = useFit(chosen, taken);
  // A table that scrolls sideways anyway hides nothing.
  const isWide = region?.minWidth !== undefined;
  const gone = isWide ? '' : [...fit.hidden].join();
  const shown = useMemo(
    () =>
      lookedColumns(gone === '' ? chosen : chosen.filter(({ key }) => !fit.hidden.has(key)), {
        isWide,
        hasSelection,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- rows are drawn anew when other columns hide, not for every width
    [chosen, gone, isWide, hasSelection],
  );
  const told = useRef('');
  useEffect(() => {
    if (told.current === gone) return;
    told.current = gone;
    onHiddenColumnsChange?.(fit.hidden);
  });
  const handle = useRef<RowsHandle>(null);
  const { table, actions, at, tabStop, handlers, focusCurrent } = useTableRows({
    keys,
    selected,
    onSelectionChange,
    onSelectAll,
    hasLetters: hasSingleKeyShortcuts,
    returnToRow,
    handle,
  });
  const editing = useRef(onCellEdit);
  useLayoutEffect(() => {
    editing.current = onCellEdit;
  });
  const rowActions = useMemo(
    () => ({
      ...actions,
      commit: (row: Row, key: string, column: string, value: string) =>
        editing.current?.({ row, rowKey: key, column, value }),
    }),
    [actions],
  );

  const { look, forget } = fit;
  const lookAgain = useCallback(() => {
    if (table.current)
      look(
        table.current,
        shown.map(({ key }) => key),
      );
  }, [look, shown, table]);
  useLayoutEffect(lookAgain, [lookAgain, rows, fit.widths]);
  useEffect(() => {
    // A typeface that was on its way has wider letters, or narrower ones. Not every test's document has fonts.
    const fonts: FontFaceSet | undefined = document.fonts;
    const anew = () => {
      forget();
      lookAgain();
    };
    fonts?.addEventListener('loadingdone', anew);
    return () => fonts?.removeEventListener('loadingdone', anew);
  }, [forget, lookAgain]);

  const isLoading = status === 'loading' && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;
  const showsCards = isPhone && renderCard !== undefined && !isEmpty;
  const isBulk = bulkBar !== undefined && bulkBar !== null && selected.size > 0 && !showsCards;
  const isStale = status === 'refreshing';
  useFocusAfterBulk(isBulk, focusCurrent);

  const pinned = pinnedClass(isWide);
  const draw = (index: number, measure?: (row: HTMLTableRowElement | null) => void) => {
    const row = rows[index] as Row;
    const key = keys[index] as string;
    return (
      <TableRow
        key={key}
        row={row}
        rowKey={key}
        columns={shown}
        actions={rowActions}
        words={editWords}
        isTabStop={key === tabStop}
        isSelected={selected.has(key)}
        selectLabel={hasSelection ? words.selectRow(rowName(row)) : undefined}
        pinned={pinned}
        isEditable={onCellEdit !== undefined}
        cellState={cellState}
        {...(measure && { index, measure })}
      />
    );
  };
  const isWindowed = virtual !== undefined && rows.length >= windowFrom;
  const body = { keys, draw };
  const windowed = {
    ...body,
    handle,
    kept: at,
    onRest: lookAgain,
    rowHeight: guessedHeight[density],
  };

  return (
    <div
      aria-busy={status !== 'ready'}
      {...rest}
      className={cx(surface, s.root, s.density[density], showsCards && s.bare, className)}
    >
      {isStale && <div className={cx(progress, s.progress)} aria-hidden />}
      <VisuallyHidden role="status">{status === 'loading' ? words.loading : ''}</VisuallyHidden>
      {notice !== undefined && <div className={cx(s.notice, showsCards && s.noticeBare)}>{notice}</div>}
      {isBulk && (
        <div className={s.bulk}>
          <div className={s.bulkInner} role="group" aria-label={words.selection}>
            {bulkBar}
          </div>
        </div>
      )}
      {showsCards ? (
        <PhoneCards
          label={label}
          keys={keys}
          List={isWindowed ? virtual.CardList : AllCards}
          kept={at}
          isStale={isStale}
          selected={selected}
          onSelectionChange={onSelectionChange}
          onToggle={actions.toggle}
          bulkBar={bulkBar}
          isSelecting={isSelecting}
          words={words}
          skeleton={isLoading ? { count: skeletonRows, card: cardSkeleton } : undefined}
          draw={(index, state) => {
            const row = rows[index] as Row;
            const key = keys[index] as string;
            return renderCard(row, {
              ...state,
              selectLabel: words.selectRow(rowName(row)),
              ...(onCellEdit && {
                editing: {
                  onCommit: (column, value) => rowActions.commit(row, key, column, value),
                  stateOf: (column) => cellState?.(key, column),
                  words,
                },
              }),
            });
          }}
        />
      ) : isEmpty && placeholder !== undefined ? (
        placeholder
      ) : (
        <div
          ref={fit.measured}
          className={region ? s.region : s.scroller}
          {...(fit.scrolls && { 'data-scrolls': true })}
          {...(region && { style: { maxBlockSize: region.maxHeight } })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its rows */}
          <table
            ref={table}
            aria-label={label}
            {...(isWindowed && { 'aria-rowcount': keys.length + 1 })}
            className={cx(s.table, isStale && s.stale)}
            style={{ minInlineSize: region?.minWidth ?? `calc(${inRem(fit.least)} + ${taken}px)` }}
            {...handlers}
          >
            <TableHead
              columns={shown}
              widths={isWide ? fit.needs : fit.widths}
              sort={sort}
              onSortChange={onSortChange}
              isCovered={isBulk}
              words={words}
              pinned={pinned}
              selection={
                onSelectionChange && {
                  state: selectionState(keys, selected),
                  onToggle: () => onSelectionChange(togglePage(keys, selected)),
                }
              }
            />
            {isLoading ? (
              <tbody className={r.body}>
                <SkeletonRows columns={shown} count={skeletonRows} hasSelection={hasSelection} />
              </tbody>
            ) : !isWindowed ? (
              <AllRows {...body} />
            ) : region ? (
              <virtual.RegionRows key={density} {...windowed} />
            ) : (
              <virtual.PageRows key={density} {...windowed} />
            )}
          </table>
        </div>
      )}
      {footer !== undefined && !isEmpty && (
        <div className={cx(s.footer, showsCards && s.footerBare)}>{footer}</div>
      )}
    </div>
  );
}

/** Moves the focus to the current row, because the bar that had it goes away. */
function useFocusAfterBulk(isBulk: boolean, focusCurrent: () => void) {
  const was = useRef(isBulk);
  useLayoutEffect(() => {
    if (was.current && !isBulk && document.activeElement === document.body) focusCurrent();
    was.current = isBulk;
  }, [isBulk, focusCurrent]);
}
