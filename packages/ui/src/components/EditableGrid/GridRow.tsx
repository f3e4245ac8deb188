import { memo } from 'react';
import { CheckCircleIcon, OctagonIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CellEditor, type EditorProps } from './CellEditor.tsx';
import { shownOf, textOf, type ProblemWords } from './cells.model.ts';
import type { CellError, EditableGridColumn, EditableGridRow } from './EditableGrid.types.ts';
import { stateOf } from './errors.model.ts';
import * as s from './EditableGrid.css.ts';

export interface RowWords extends ProblemWords {
  readonly fixed: string;
  readonly saving: string;
}

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
  editor: Omit<EditorProps, 'column' | 'label'> | null;
  words: RowWords;
  gridId: string;
}

/** A row of cells. It is drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, name, columns, active, from, to, editor, gridId } = props;
  return (
    <tr aria-rowindex={index + 2} className={s.row}>
      <th scope="row" aria-colindex={1} className={cx(s.cell, s.rowHead)}>
        {name}
      </th>
      {columns.map((column, at) => {
        const isActive = at === active;
        return (
          <Cell
            key={column.id}
            {...props}
            column={column}
            at={at}
            id={`${gridId}-${row.id}-${column.id}`}
            isActive={isActive}
            isChosen={at >= from && at <= to}
            editor={isActive ? editor : null}
          />
        );
      })}
    </tr>
  );
});

interface CellProps extends GridRowProps {
  column: EditableGridColumn;
  at: number;
  id: string;
  isActive: boolean;
  isChosen: boolean;
}

function Cell({ row, name, column, at, id, refused, saving, isActive, isChosen, editor, words }: CellProps) {
  const text = textOf(row, column);
  const state = stateOf(column, text, refused?.get(column.id), words);
  const problem = state !== null && state !== 'fixed' ? state.problem : null;
  const isSaving = saving?.has(column.id) === true;
  const note = problem ?? (isSaving ? words.saving : state === 'fixed' ? words.fixed : null);
  const isFigure = column.type === 'number' || column.type === 'money';
  return (
    <td
      aria-colindex={at + 2}
      data-column={at}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      {...(isActive && { 'data-active': true })}
      {...(column.isReadOnly === true && { 'aria-readonly': true })}
      {...(problem !== null && { 'aria-invalid': true })}
      {...(isSaving && { 'aria-busy': true })}
      {...(note !== null && { 'aria-describedby': id })}
      className={cx(s.cell, isFigure && s.figure)}
    >
      {editor ? (
        <CellEditor {...editor} column={column} label={`${column.label}, ${name}`} />
      ) : (
        <span className={cx(s.content, problem !== null ? s.wrong : state === 'fixed' && s.fixed)}>
          {problem !== null && <OctagonIcon size={16} className={s.wrongIcon} />}
          {problem === null && isSaving && <Spinner />}
          {problem === null && !isSaving && state === 'fixed' && (
            <CheckCircleIcon size={16} className={s.fixedIcon} />
          )}
          <span className={s.text}>{shownOf(column, text)}</span>
        </span>
      )}
      {note !== null && (
        <span id={id} className={isActive && problem !== null ? s.bubble : s.note} aria-hidden>
          {note}
        </span>
      )}
    </td>
  );
}
