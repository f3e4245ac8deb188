import { memo } from 'react';
import { cx } from '../../internal/cx.ts';
import { Cell, type CellEditing, type CellWords } from './Cell.tsx';
import { textOf } from './cells.model.ts';
import type {
  CellError,
  EditableGridAside,
  EditableGridColumn,
  EditableGridRow,
} from './EditableGrid.types.ts';
import { firstWidth, type Span } from './window.model.ts';
import * as s from './EditableGrid.css.ts';

interface GridRowProps {
  row: EditableGridRow;
  /** The index of the row, from 0. */
  index: number;
  name: string;
  /** Width of the names, in pixels. */
  nameWidth: number;
  columns: readonly EditableGridColumn[];
  /** Start of each column, in pixels. */
  starts: readonly number[];
  /** The columns to draw for now. */
  part: Span;
  /** Columns with a problem, from 0. */
  wrong: readonly number[];
  refused: ReadonlyMap<string, CellError> | undefined;
  warned: ReadonlyMap<string, CellError> | undefined;
  saving: ReadonlySet<string> | undefined;
  /** Column of the cursor; -1 in other rows. */
  active: number;
  /** First and last chosen column; -1 for none. */
  from: number;
  to: number;
  /** Column of the last chosen cell, where it is of this row; -1 in others. */
  corner: number;
  editor: CellEditing | null;
  words: CellWords;
  gridId: string;
  aside: EditableGridAside | undefined;
}

/** A row of cells. It is drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, name, nameWidth, columns, starts, part, wrong, refused, warned, saving } = props;
  const { active, from, to, corner, editor, words, gridId, aside } = props;
  const [first, last] = part;
  // Rows that have just come draw the rest later: the cells they have stand where they will.
  const gapAfter = (starts.at(-1) ?? 0) - (starts[last + 1] ?? starts.at(-1) ?? 0);
  return (
    <div role="row" aria-rowindex={index + 2} data-active={active >= 0 || undefined} className={s.row}>
      <div
        role="rowheader"
        aria-colindex={1}
        title={nameWidth > firstWidth ? name : undefined}
        className={cx(s.cell, s.rowHead, s.cut, nameWidth > firstWidth && s.atStart)}
        style={{ inlineSize: nameWidth }}
      >
        {name}
      </div>
      {first > 0 && <div style={{ inlineSize: starts[first] }} />}
      {columns.slice(first, last + 1).map((column, place) => {
        const at = first + place;
        return (
          <Cell
            key={column.id}
            id={`${gridId}-${row.id}-${column.id}`}
            text={textOf(row, column)}
            column={column}
            at={at}
            rowName={name}
            isWrong={wrong.includes(at)}
            refused={refused?.get(column.id)}
            warned={warned?.get(column.id)}
            isLocked={row.locked?.has(column.id) === true}
            changedId={row.changed?.has(column.id) === true ? `${gridId}-changed` : null}
            isSaving={saving?.has(column.id) === true}
            isActive={at === active}
            isLast={at === columns.length - 1}
            isChosen={at >= from && at <= to}
            isCorner={at === corner}
            editor={at === active ? editor : null}
            words={words}
          />
        );
      })}
      {gapAfter > 0 && <div style={{ inlineSize: gapAfter }} />}
      {aside && (
        <div
          role="gridcell"
          aria-colindex={columns.length + 2}
          className={cx(s.cell, s.atEnd, s.aside)}
          style={{ inlineSize: aside.width }}
        >
          {aside.cell(row)}
        </div>
      )}
    </div>
  );
});
