import { memo, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { type LookedColumn } from './column-look.ts';
import type { CellState, DataTableLabels } from './DataTable.types.ts';
import { EditableCell } from './EditableCell.tsx';
import { SelectBox } from './SelectBox.tsx';
import * as r from './row.css.ts';

/** The calls that a row makes to its table. The object never changes, so that rows redraw only for what they show. */
export interface RowActions<Row> {
  toggle: (key: string, isExtending: boolean) => void;
  commit: (row: Row, rowKey: string, column: string, value: string) => void;
}

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly LookedColumn<Row>[];
  actions: RowActions<Row>;
  words: Pick<DataTableLabels, 'edit' | 'saving'>;
  /** Whether Tab reaches this row; only one row of the table has it. */
  isTabStop: boolean;
  isSelected: boolean;
  /** The name of the row's box; omit it for rows that cannot be chosen. */
  selectLabel: string | undefined;
  pinned: string;
  isEditable: boolean;
  cellState: ((rowKey: string, column: string) => CellState | undefined) | undefined;
  /** The row's place from 0, in a table that draws only a part of its rows. */
  index?: number | undefined;
  measure?: Ref<HTMLTableRowElement> | undefined;
}

function Row<Row>({
  row,
  rowKey,
  columns,
  actions,
  words,
  isTabStop,
  isSelected,
  selectLabel,
  pinned,
  isEditable,
  cellState,
  index,
  measure,
}: TableRowProps<Row>) {
  return (
    <tr
      data-key={rowKey}
      tabIndex={isTabStop ? 0 : -1}
      data-selected={isSelected || undefined}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2, ref: measure })}
      className={r.row}
    >
      {selectLabel !== undefined && (
        <td className={cx(r.selectorCell, pinned, r.pinnedAt.start)}>
          <SelectBox
            label={selectLabel}
            isSelected={isSelected}
            onToggle={(isExtending) => actions.toggle(rowKey, isExtending)}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        const { edit } = column;
        return (
          <Cell key={column.key} scope={column.isRowHeader ? 'row' : undefined} className={column.cellClass}>
            {isEditable && edit && (edit.isEditable?.(row) ?? true) ? (
              <EditableCell
                row={row}
                edit={edit}
                state={cellState?.(rowKey, column.key)}
                label={words.edit(column.label ?? String(column.header))}
                saving={words.saving}
                onCommit={(value) => actions.commit(row, rowKey, column.key, value)}
              >
                {column.cell(row)}
              </EditableCell>
            ) : (
              column.cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

// The cast keeps the type of the rows, which `memo` forgets.
export const TableRow = memo(Row) as typeof Row;

/** Follows the first link of a row, as the person would: with Ctrl or ⌘ in a new tab. */
export function openRow(row: Element, { ctrlKey = false, metaKey = false, shiftKey = false } = {}) {
  row
    .querySelector('a[href]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
