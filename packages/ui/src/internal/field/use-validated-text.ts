import type { Result } from '@trastienda/domain';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { identity } from './identity.ts';

interface ValidatedTextProps<Value> {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
  onFocus: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** The application's own problem, shown when the text itself is good. */
  error: ReactNode;
  /** Words for what the rule refuses. Default: its own. */
  problem: ((sentence: string, code: string) => string) | undefined;
  /** A rule of the domain. */
  validate: (text: string) => Result<Value>;
  /** Formats a valid text when the field loses the focus. */
  written: (value: Value) => string;
}

/** A text with a rule: checked when it is left, and from then on as it is typed. Being empty is the form's to judge. */
export function useValidatedText<Value>({
  value,
  defaultValue,
  onChange,
  onFocus,
  onBlur,
  error,
  problem = identity,
  validate,
  written,
}: ValidatedTextProps<Value>) {
  const [own, setOwn] = useState(defaultValue ?? '');
  const [wasLeft, setLeft] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const text = value ?? own;
  const read = validate(text);
  const set = (next: string) => {
    setOwn(next);
    if (next !== text) onChange?.(next);
  };
  const refused =
    wasLeft && !read.ok && read.error.code !== 'empty'
      ? problem(read.error.message, read.error.code)
      : undefined;
  return {
    /** Value of the text; `null` while it is not valid. */
    read: read.ok ? read.value : null,
    wasLeft,
    isTyping,
    problem,
    field: {
      value: text,
      error: refused ?? error,
      onChange: set,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setTyping(true);
        onFocus?.(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setTyping(false);
        setLeft(true);
        if (read.ok) set(written(read.value));
        onBlur?.(event);
      },
    },
  };
}
