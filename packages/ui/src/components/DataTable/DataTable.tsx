import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMedia } from '../../internal/use-media.ts';
import { media } from '../../theme/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { selectionState, type SortDescriptor, togglePage, toggleRow } from './DataTable.model.ts';
import type { DataTableColumn, DataTableLabels, DataTableStatus } from './DataTable.types.ts';
import { SkeletonRows, TableHead, TableRow } from './parts.tsx';
import * as s from './DataTable.css.ts';

const es: DataTableLabels = {
  loading: 'Cargando…',
  selectPage: 'Seleccionar esta página',
  selectRow: (name) => `Seleccionar ${name}`,
  selection: 'Acciones de la selección',
};

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the table. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  /** Rows of this page. Default: none. */
  rows?: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Name of a row, for its box: "pedido 61840277". Default: its key. */
  rowName?: ((row: Row) => string) | undefined;
  /** Default: `ready`. */
  status?: DataTableStatus | undefined;
  /** In place of the rows when there are none: EmptyState or ErrorState. */
  placeholder?: ReactNode;
  /** Rows of skeleton while loading. Default: 10. */
  skeletonRows?: number | undefined;
  /** Keys of the chosen rows, of this page or others. With `onSelectionChange`, rows can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selected: Set<string>) => void) | undefined;
  /** Takes the place of the column names while something is chosen: BulkBar. */
  bulkBar?: ReactNode;
  sort?: SortDescriptor | null | undefined;
  onSortChange?: ((sort: SortDescriptor) => void) | undefined;
  /** Height of the rows. Default: `comfortable` (52 px). */
  density?: 'compact' | 'comfortable' | 'relaxed' | undefined;
  /** A row as a card, instead of the table at 750 px and below. */
  renderCard?: ((row: Row, state: { isSelected: boolean }) => ReactNode) | undefined;
  /** Under the rows: Pagination. */
  footer?: ReactNode;
  /** Words of its own, in part. */
  labels?: Partial<DataTableLabels> | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * Rows of one kind of thing, in a native table. A click on a row follows the first link in it, so the row opens
 * the detail and the order number is a real link.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows = [],
    rowKey,
    rowName = rowKey,
    status = 'ready',
    placeholder,
    skeletonRows = 10,
    selected = none,
    onSelectionChange,
    bulkBar,
    sort,
    onSortChange,
    density = 'comfortable',
    renderCard,
    footer,
    labels,
    className,
    ...rest
  } = props;
  const words = { ...es, ...labels };
  const anchor = useRef<string | null>(null);
  const isPhone = useMedia(media.mobile);
  const keys = rows.map(rowKey);
  const isBulk = bulkBar !== undefined && bulkBar !== null && selected.size > 0 && !isPhone;
  const showsCards = isPhone && renderCard !== undefined && rows.length > 0;
  const isEmpty = status !== 'loading' && rows.length === 0;

  const toggle = (key: string, isExtending: boolean) => {
    onSelectionChange?.(toggleRow({ keys, selected, key, anchor: anchor.current, isExtending }));
    anchor.current = key;
  };

  return (
    <div
      aria-busy={status !== 'ready'}
      {...rest}
      className={cx(s.root, s.density[density], showsCards && s.bare, className)}
    >
      {status === 'refreshing' && <div className={s.progress} aria-hidden />}
      <VisuallyHidden role="status">{status === 'loading' ? words.loading : ''}</VisuallyHidden>
      {isBulk && (
        <div className={s.bulk}>
          <div className={s.bulkInner} role="group" aria-label={words.selection}>
            {bulkBar}
          </div>
        </div>
      )}
      {showsCards ? (
        <ul className={cx(s.cards, status === 'refreshing' && s.stale)} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{renderCard(row, { isSelected: selected.has(rowKey(row)) })}</li>
          ))}
        </ul>
      ) : isEmpty && placeholder !== undefined ? (
        placeholder
      ) : (
        <div className={s.scroller}>
          <table aria-label={label} className={cx(s.table, status === 'refreshing' && s.stale)}>
            <TableHead
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              isCovered={isBulk}
              words={words}
              selection={
                onSelectionChange && {
                  state: selectionState(keys, selected),
                  onToggle: () => onSelectionChange(togglePage(keys, selected)),
                }
              }
            />
            <tbody>
              {status === 'loading' && rows.length === 0 ? (
                <SkeletonRows
                  columns={columns}
                  count={skeletonRows}
                  hasSelection={onSelectionChange !== undefined}
                />
              ) : (
                rows.map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    row={row}
                    columns={columns}
                    selection={
                      onSelectionChange && {
                        isSelected: selected.has(rowKey(row)),
                        label: words.selectRow(rowName(row)),
                        onToggle: (isExtending) => toggle(rowKey(row), isExtending),
                      }
                    }
                  />
                ))
              )}
            </tbody>
          </table>
        </div>
      )}
      {footer !== undefined && !isEmpty && (
        <div className={cx(s.footer, showsCards && s.footerBare)}>{footer}</div>
      )}
    </div>
  );
}
