import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { inRem, type LookedColumn } from './column-look.ts';
import { nextSort, type SelectionState, type SortDescriptor } from './DataTable.model.ts';
import type { DataTableLabels } from './DataTable.types.ts';
import { SelectBox } from './SelectBox.tsx';
import * as s from './DataTable.css.ts';
import * as r from './row.css.ts';

interface TableHeadProps<Row> {
  columns: readonly LookedColumn<Row>[];
  /** The width of each column in pixels; a column that is missing here gets what it asks for. */
  widths: ReadonlyMap<string, number>;
  sort: SortDescriptor | null | undefined;
  onSortChange: ((sort: SortDescriptor) => void) | undefined;
  isCovered: boolean;
  words: DataTableLabels;
  pinned: string;
  selection: { state: SelectionState; onToggle: () => void } | undefined;
}

/** Draws the names of the columns, and before them the box of the page. */
export function TableHead<Row>({
  columns,
  widths,
  sort,
  onSortChange,
  isCovered,
  words,
  pinned,
  selection,
}: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {selection && <col className={r.selector} />}
        {columns.map(({ key, width }) => (
          <col
            key={key}
            {...(width !== undefined && { style: { inlineSize: inRem(widths.get(key) ?? width) } })}
          />
        ))}
      </colgroup>
      <thead className={s.head}>
        <tr>
          {selection && (
            <th
              scope="col"
              className={cx(
                s.headCell,
                r.selectorCell,
                pinned,
                r.pinnedAt.start,
                s.headPinned,
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
}: Pick<TableHeadProps<Row>, 'sort' | 'onSortChange' | 'isCovered'> & { column: LookedColumn<Row> }) {
  const { key, header, label, headClass, isSortable = false } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      {...(isSortable && { 'aria-sort': direction ?? 'none' })}
      {...(label !== undefined && { 'aria-label': label })}
      className={headClass}
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
