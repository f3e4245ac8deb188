import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import type { EditableGridColumn } from './EditableGrid.types.ts';
import * as s from './EditableGrid.css.ts';

/** Direction of the cursor after a cell was edited. */
export type Leave = 'down' | 'up' | 'right' | 'left' | 'stay';

export interface EditorProps {
  /** The column of the cell: what it takes and how it is read. */
  column: EditableGridColumn;
  /** Name of the cell: "Precio, fila 14". */
  label: string;
  /** Initial text of the field: the value, or the key that opened it. */
  text: string;
  /** Typing over a cell: arrows write it and move on. Otherwise they move the caret. */
  isTypingOver: boolean;
  /** The text to keep, and where the focus goes next. */
  onCommit: (text: string, leave: Leave) => void;
  /** Called on Escape: the text that was there stays. */
  onCancel: () => void;
}

const arrows: Partial<Record<string, Leave>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowLeft: 'left',
};

function leaveOf({ key, shiftKey, altKey }: KeyboardEvent, isTypingOver: boolean): Leave | null {
  if (key === 'Enter' && altKey) return null;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return (isTypingOver && arrows[key]) || null;
}

/** The control inside a cell while it is edited. Its text is its own until it is written: typing draws nothing else. */
export function CellEditor({ column, label, text, isTypingOver, onCommit, onCancel }: EditorProps) {
  const [draft, setDraft] = useState(text);
  const control = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  // Leaving by a key is also a blur, which must not write again.
  const isDone = useRef(false);
  useLayoutEffect(() => {
    control.current?.focus({ preventScroll: true });
  }, []);
  const commit = (value: string, leave: Leave) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(value, leave);
  };
  // An input drops line breaks: a text that has some, or may, is written where they stay.
  const [isMultiline] = useState(
    () => column.type === 'text' && (column.isMultiline === true || /[\r\n]/u.test(text)),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // The grid's keys rest while a cell is edited.
    event.stopPropagation();
    if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
      return;
    }
    const leave = event.nativeEvent.isComposing
      ? null
      : leaveOf(event, isTypingOver && column.type !== 'select');
    if (isMultiline && event.key === 'Enter' && event.altKey) {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget as HTMLTextAreaElement;
      (event.currentTarget as HTMLTextAreaElement).setRangeText('\n', selectionStart, selectionEnd, 'end');
      setDraft((event.currentTarget as HTMLTextAreaElement).value);
      return;
    }
    if (leave === null) return;
    event.preventDefault();
    commit(draft, leave);
  };
  const shared = {
    ref: control,
    'aria-label': label,
    value: draft,
    onKeyDown,
    onBlur: () => commit(draft, 'stay'),
  };

  if (column.type === 'select') {
    const isKnown = column.options.some(({ id }) => id === draft);
    return (
      <select {...shared} className={s.editor} onChange={({ target }) => commit(target.value, 'stay')}>
        {!isKnown && <option value={draft}>{draft}</option>}
        {column.options.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  if (isMultiline) {
    return (
      <textarea
        {...shared}
        rows={Math.min(8, Math.max(3, draft.split('\n').length))}
        className={cx(s.editor, s.longEditor)}
        onInput={keepVisible}
        onChange={({ target }) => setDraft(target.value)}
      />
    );
  }
  return (
    <input
      {...shared}
      className={s.editor}
      inputMode={column.type === 'text' ? 'text' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
      onInput={keepVisible}
      onChange={({ target }) => setDraft(target.value)}
    />
  );
}
