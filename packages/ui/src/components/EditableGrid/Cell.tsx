import { memo } from 'react';
import { CheckCircleIcon, OctagonIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CellEditor, type EditorProps } from './CellEditor.tsx';
import { drawnOf, type ProblemWords } from './cells.model.ts';
import type { CellError, EditableGridColumn } from './EditableGrid.types.ts';
import { stateOf } from './errors.model.ts';
import { mayOverflow, widthOf } from './window.model.ts';
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
  isSaving: boolean;
  isActive: boolean;
  isLast: boolean;
  isChosen: boolean;
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
    isSaving,
    isActive,
    isLast,
    isChosen,
    editor,
    words,
  } = props;
  const state = isWrong || refused ? stateOf(column, text, refused, words) : null;
  const problem = state !== null && state !== 'fixed' ? state.problem : null;
  const note = problem ?? (isSaving ? words.saving : state === 'fixed' ? words.fixed : null);
  const shown = drawnOf(column, text);
  const isPlain = editor === null && note === null;
  const isFigure = column.type === 'number' || column.type === 'money';
  return (
    <div
      role="gridcell"
      aria-colindex={at + 2}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      data-editing={editor !== null || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it on a gridcell
      aria-readonly={column.isReadOnly === true || undefined}
      aria-invalid={problem !== null || undefined}
      aria-busy={isSaving || undefined}
      aria-describedby={note === null ? undefined : id}
      className={cx(s.cell, isFigure && s.figure, isPlain && mayOverflow(shown, column) && s.cut)}
      style={{ inlineSize: widthOf(column) }}
    >
      {isPlain ? (
        shown
      ) : (
        <>
          {editor ? (
            <CellEditor {...editor} column={column} label={`${column.label}, ${rowName}`} />
          ) : (
            <span className={cx(s.content, problem !== null ? s.wrong : state === 'fixed' && s.fixed)}>
              {problem !== null ? (
                <OctagonIcon size={16} className={s.wrongIcon} />
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
                isActive && problem !== null ? cx(s.bubble, (isFigure || isLast) && s.bubbleAtEnd) : s.note
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
