import type { MouseEvent } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { nextSort, type SelectionState, type SortDescriptor } from './DataTable.model.ts';
import type { DataTableColumn, DataTableLabels } from './DataTable.types.ts';
import { SelectBox } from './SelectBox.tsx';
import * as s from './DataTable.css.ts';

type Columns<Row> = readonly DataTableColumn<Row>[];
const look = ({ align = 'start', priority = 1 }: Pick<DataTableColumn<never>, 'align' | 'priority'>) =>
  cx(s.align[align], s.priority[priority]);

interface TableHeadProps<Row> {
  columns: Columns<Row>;
  sort: SortDescriptor | null | undefined;
  onSortChange: ((sort: SortDescriptor) => void) | undefined;
  isCovered: boolean;
  words: DataTableLabels;
  selection: { state: SelectionState; onToggle: () => void } | undefined;
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  isCovered,
  words,
  selection,
}: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {selection && <col className={s.selector} />}
        {columns.map(({ key, width, priority = 1 }) => (
          <col
            key={key}
            className={s.priority[priority]}
            {...(width !== undefined && { style: { inlineSize: width } })}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th
              scope="col"
              className={cx(
                s.headCell,
                s.selectorCell,
                isCovered && s.headCovered,
                isCovered && s.bulkBehind,
              )}
            >
              <SelectBox
                label={words.selectPage}
                isSelected={selection.state === 'all'}
                isMixed={selection.state === 'some'}
                onToggle={selection.onToggle}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} {...{ column, sort, onSortChange, isCovered }} />
          ))}
        </tr>
      </thead>
    </>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSortChange,
  isCovered,
}: Pick<TableHeadProps<Row>, 'sort' | 'onSortChange' | 'isCovered'> & { column: DataTableColumn<Row> }) {
  const { key, header, label, isSortable = false } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      {...(isSortable && { 'aria-sort': direction ?? 'none' })}
      {...(label !== undefined && { 'aria-label': label })}
      className={cx(s.headCell, look(column), isCovered && s.headCovered)}
    >
      {isCovered ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : isSortable && onSortChange ? (
        <button type="button" className={s.sortButton} onClick={() => onSortChange(nextSort(sort, key))}>
          {header}
          <Arrow size={16} className={s.sortArrow} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: Columns<Row>;
  selection: { isSelected: boolean; label: string; onToggle: (isExtending: boolean) => void } | undefined;
}

export function TableRow<Row>({ row, columns, selection }: TableRowProps<Row>) {
  return (
    <tr {...(selection?.isSelected && { 'data-selected': true })} className={s.row} onClick={followLink}>
      {selection && (
        <td className={cx(s.cell, s.selectorCell, s.rowMark)}>
          <SelectBox
            label={selection.label}
            isSelected={selection.isSelected}
            onToggle={selection.onToggle}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.isRowHeader && { scope: 'row' })}
            className={cx(s.cell, s.rowMark, look(column))}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** The click of a row is the click of its first link, unless it was on a control or text was being selected. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, [role="button"]'))
    return;
  if (globalThis.getSelection?.()?.type === 'Range') return;
  event.currentTarget.querySelector<HTMLAnchorElement>('a[href]')?.click();
}

interface SkeletonRowsProps<Row> {
  columns: Columns<Row>;
  count: number;
  hasSelection: boolean;
}

export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, at) => (
    <tr key={at} aria-hidden>
      {hasSelection && (
        <td className={s.cell}>
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cx(s.cell, look(column))}>
          <span className={s.skeletonRow}>
            <Skeleton width={`${60 + ((at + place) % 4) * 10}%`} />
            {place < 2 && <Skeleton width={`${40 + ((at + place) % 3) * 10}%`} />}
          </span>
        </td>
      ))}
    </tr>
  ));
}
