import { memo } from 'react';
import { cx } from '../../internal/cx.ts';
import { Cell, type CellEditing, type CellWords } from './Cell.tsx';
import { textOf } from './cells.model.ts';
import type { CellError, EditableGridColumn, EditableGridRow } from './EditableGrid.types.ts';
import * as s from './EditableGrid.css.ts';

interface GridRowProps {
  row: EditableGridRow;
  /** From 0. */
  index: number;
  name: string;
  columns: readonly EditableGridColumn[];
  refused: ReadonlyMap<string, CellError> | undefined;
  saving: ReadonlySet<string> | undefined;
  /** Column of the cursor; -1 in other rows. */
  active: number;
  /** First and last chosen column; -1 for none. */
  from: number;
  to: number;
  editor: CellEditing | null;
  words: CellWords;
  gridId: string;
}

/** A row of cells. It is drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, name, columns, refused, saving, active, from, to, editor, words, gridId } = props;
  return (
    <tr aria-rowindex={index + 2} className={s.row}>
      <th scope="row" aria-colindex={1} className={cx(s.cell, s.rowHead)}>
        {name}
      </th>
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          id={`${gridId}-${row.id}-${column.id}`}
          text={textOf(row, column)}
          column={column}
          at={at}
          rowName={name}
          refused={refused?.get(column.id)}
          isSaving={saving?.has(column.id) === true}
          isActive={at === active}
          isLast={at === columns.length - 1}
          isChosen={at >= from && at <= to}
          editor={at === active ? editor : null}
          words={words}
        />
      ))}
    </tr>
  );
});
