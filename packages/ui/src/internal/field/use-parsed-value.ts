import type { Result } from '@trastienda/domain';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { identity } from './identity.ts';

interface ParsedValueProps<Value> {
  value: Value | null | undefined;
  defaultValue: Value | null | undefined;
  /** The value as typed, also one out of its limits; `null` for none, and for what cannot be read. */
  onChange: ((value: Value | null) => void) | undefined;
  onFocus: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The application's own problem, shown when the text itself is good. */
  error: ReactNode;
  /** Words for what the check refuses. Default: its own. */
  problem: ((sentence: string, code: string) => string) | undefined;
  /** Parses the typed text without limits, for the value that the caller receives. */
  read: (text: string) => Result<Value>;
  /** Parses the typed text with its limits, for the message that the person reads. */
  check: (text: string) => Result<Value>;
  /** While typing: without thousands, so that a figure can be put between two others. */
  plain: (value: Value) => string;
  /** Once left. */
  written: (value: Value) => string;
}

/**
 * A value that is typed as text. The text stays as typed until it is left; what cannot be read stays after that
 * too, with the reason, and counts as no value.
 */
export function useParsedValue<Value>({
  value,
  defaultValue,
  onChange,
  onFocus,
  onBlur,
  error,
  problem = identity,
  ...figure
}: ParsedValueProps<Value>) {
  const [own, setOwn] = useState<Value | null>(defaultValue ?? null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Entered by Tab, the whole is selected, which typing replaces; a text without its thousands would lose the selection.
  const selected = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    selected.current?.select();
    selected.current = null;
  });
  const current = value === undefined ? own : value;
  const shown = current === null ? '' : isTyping ? figure.plain(current) : figure.written(current);
  // A text with a problem stays as typed, until a value from outside replaces it.
  const stands = (typed: string) => {
    const read = figure.read(typed);
    return (read.ok ? read.value : null) === current;
  };
  const text = draft !== null && (isTyping || stands(draft)) ? draft : shown;
  const checked = figure.check(text);

  const set = (next: Value | null) => {
    setOwn(next);
    if (next !== current) onChange?.(next);
  };
  // Not while it is typed, and being empty is the form's to judge.
  const refused =
    isTyping || checked.ok || checked.error.code === 'empty'
      ? undefined
      : problem(checked.error.message, checked.error.code);
  return {
    current,
    /** A step with keys or buttons: the text follows. */
    put: (next: Value) => {
      setDraft(null);
      set(next);
    },
    field: {
      value: text,
      error: refused ?? error,
      onChange: (typed: string) => {
        const read = figure.read(typed);
        setDraft(typed);
        set(read.ok ? read.value : null);
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        const { target } = event;
        const isWhole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        selected.current = isWhole && target.value !== '' ? target : null;
        setTyping(true);
        onFocus?.(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setTyping(false);
        if (text.trim() === '' || checked.ok) setDraft(null);
        onBlur?.(event);
      },
    },
  };
}
