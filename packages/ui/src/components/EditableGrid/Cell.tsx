import { memo } from 'react';
import { CheckCircleIcon, OctagonIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CellEditor, type EditorProps } from './CellEditor.tsx';
import { drawnOf, type ProblemWords } from './cells.model.ts';
import type { CellError, EditableGridColumn } from './EditableGrid.types.ts';
import { stateOf, warningOf } from './errors.model.ts';
import { isFigureColumn, mayOverflow, widthOf } from './window.model.ts';
import * as s from './EditableGrid.css.ts';

export interface CellWords extends ProblemWords {
  readonly fixed: string;
  readonly saving: string;
  /** Stands in an empty cell that must not be empty. */
  readonly blank: string;
}

export type CellEditing = Omit<EditorProps, 'column' | 'label'>;

interface CellProps {
  id: string;
  text: string;
  column: EditableGridColumn;
  /** The place of its column, from 0. */
  at: number;
  rowName: string;
  /** Whether the cell has a problem; which one is found here. */
  isWrong: boolean;
  refused: CellError | undefined;
  warned: CellError | undefined;
  /** Whether the row does not edit this cell. */
  isLocked: boolean;
  /** Id of what is read of a cell that waits to be saved; `null` for one that does not. */
  changedId: string | null;
  isSaving: boolean;
  isActive: boolean;
  isLast: boolean;
  isChosen: boolean;
  /** The last of those that are chosen: it has the handle that fills what it is drawn over. */
  isCorner: boolean;
  editor: CellEditing | null;
  words: CellWords;
}

/** Draws one cell; a step of the cursor redraws two of them. */
export const Cell = memo(function Cell(props: CellProps) {
  const {
    id,
    text,
    column,
    at,
    rowName,
    isWrong,
    refused,
    warned,
    isLocked,
    changedId,
    isSaving,
    isActive,
    isLast,
    isChosen,
    isCorner,
    editor,
    words,
  } = props;
  const state = isWrong || refused ? stateOf(column, text, refused, words) : null;
  const problem = state !== null && state !== 'fixed' ? state.problem : null;
  const warning = problem === null ? warningOf(text, warned) : null;
  const note = problem ?? warning ?? (isSaving ? words.saving : state === 'fixed' ? words.fixed : null);
  const shown = drawnOf(column, text);
  const isPlain = editor === null && note === null;
  const isFigure = isFigureColumn(column);
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      data-editing={editor !== null || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it on a gridcell
      aria-readonly={column.isReadOnly === true || isLocked || undefined}
      aria-invalid={problem !== null || undefined}
      aria-busy={isSaving || undefined}
      aria-describedby={note === null ? (changedId ?? undefined) : id}
      data-changed={changedId !== null || undefined}
      data-noted={note !== null || undefined}
      data-corner={isCorner || undefined}
      className={cx(s.cell, isFigure && s.figure, isPlain && mayOverflow(shown, column) && s.cut)}
      style={{ inlineSize: widthOf(column) }}
    >
      {isCorner && <span data-fill className={s.fill} aria-hidden />}
      {isPlain ? (
        shown
      ) : (
        <>
          {editor ? (
            <CellEditor {...editor} column={column} label={`${column.label}, ${rowName}`} />
          ) : (
            <span
              className={cx(
                s.content,
                problem !== null ? s.wrong : warning !== null ? s.warned : state === 'fixed' && s.fixed,
              )}
            >
              {problem !== null ? (
                <OctagonIcon size={16} className={s.wrongIcon} />
              ) : warning !== null ? (
                <TriangleIcon size={16} className={s.warnedIcon} />
              ) : isSaving ? (
                <Spinner />
              ) : (
                <CheckCircleIcon size={16} className={s.fixedIcon} />
              )}
              <span className={cx(s.text, text === '' && s.blank)}>
                {text === '' && problem !== null ? words.blank : shown}
              </span>
            </span>
          )}
          {note !== null && (
            <span
              id={id}
              className={
                isActive && (problem ?? warning) !== null
                  ? cx(s.bubble, (isFigure || isLast) && s.bubbleAtEnd)
                  : s.note
              }
              aria-hidden
            >
              {note}
            </span>
          )}
        </>
      )}
    </div>
  );
});
