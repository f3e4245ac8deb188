import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { OctagonIcon } from '../../icons/index.ts';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { CellEditing, CellState } from './DataTable.types.ts';
import * as s from './edit.css.ts';

interface EditableCellProps<Row> {
  row: Row;
  edit: CellEditing<Row>;
  state: CellState | undefined;
  /** Content of the cell while it is not being edited. */
  children: ReactNode;
  /** `Editar precio` */
  label: string;
  saving: string;
  onCommit: (value: string) => void;
}

/** A value that becomes a field: Enter or F2 edits, Enter sends, Esc gives up. What was typed is never lost. */
export function EditableCell<Row>({
  row,
  edit,
  state,
  children,
  label,
  saving,
  onCommit,
}: EditableCellProps<Row>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const problemId = useId();
  const isPending = state?.status === 'pending';

  useLayoutEffect(() => {
    if (draft === null && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [draft]);

  const close = (isFocused: boolean) => {
    returnsFocus.current = isFocused;
    setProblem(undefined);
    setDraft(null);
  };
  const send = (typed: string, isFocused: boolean) => {
    const wrong = edit.validate?.(typed, row);
    if (wrong !== undefined) return setProblem(wrong);
    if (typed !== edit.value(row) || state) onCommit(typed);
    return close(isFocused);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || draft === null) return;
    if (event.key === 'Enter') send(draft, true);
    else if (event.key === 'Escape') close(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (draft !== null) {
    return (
      <>
        <input
          className={s.input}
          aria-label={label}
          aria-invalid={problem !== undefined}
          {...(problem !== undefined && { 'aria-describedby': problemId })}
          inputMode={edit.inputMode ?? 'text'}
          autoComplete="off"
          autoFocus
          value={draft}
          onInput={keepVisible}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => send(draft, false)}
        />
        {problem !== undefined && (
          <span id={problemId} role="alert" className={s.problem}>
            {problem}
          </span>
        )}
      </>
    );
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={s.value}
        data-edits
        {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
        {...(state?.status === 'error' && { 'data-invalid': true, 'aria-describedby': problemId })}
        onClick={() => {
          if (!isPending) setDraft(state?.value ?? edit.value(row));
        }}
      >
        {isPending && <Spinner size={14} />}
        {state?.status === 'error' && <OctagonIcon size={16} />}
        <span className={s.words} data-whole>
          {state ? (edit.format?.(state.value) ?? state.value) : children}
        </span>
        <VisuallyHidden>{isPending ? saving : label}</VisuallyHidden>
      </button>
      {state?.status === 'error' && (
        <span id={problemId} role="alert" className={s.problem}>
          {state.message}
        </span>
      )}
    </>
  );
}
