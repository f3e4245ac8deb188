import { type Ref, type RefAttributes, useState } from 'react';
import {
  Group,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { fieldProps, FieldShell, type FieldProps } from '../../internal/field/Field.tsx';
import { Counter } from '../TextField/Counter.tsx';
import { countCharacters, countOf } from '../TextField/TextField.model.ts';
import * as s from './TextArea.css.ts';

export interface TextAreaProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** Reaches the text area itself, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  placeholder?: string | undefined;
  /** Lines shown when empty. Default: 3. */
  rows?: number | undefined;
  /** Shows a counter, and warns beyond it; what is typed is never cut. */
  maxCount?: number | undefined;
  /** Words of the counter. Default: `34 de 50`. */
  countLabel?: ((count: number, max: number) => string) | undefined;
}

/** Several lines of text; grows from 3 to 10. */
export function TextArea(props: TextAreaProps) {
  const { shell, isInvalid, hasWarning, rest } = fieldProps(props);
  const { className, inputRef, placeholder, rows = 3, maxCount, countLabel, onChange, ...aria } = rest;
  const [typed, setTyped] = useState(aria.defaultValue ?? '');
  const length = countCharacters(aria.value ?? typed);
  const isOver = maxCount !== undefined && countOf(length, maxCount).isOver;
  return (
    <AriaTextField
      {...aria}
      isInvalid={isInvalid}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
      className={cx(field.root, className)}
    >
      <FieldShell
        {...shell}
        labelEnd={maxCount !== undefined && <Counter count={length} max={maxCount} label={countLabel} />}
      >
        <Group
          isInvalid={isInvalid}
          isDisabled={aria.isDisabled ?? false}
          className={cx(field.control, s.box)}
          {...((hasWarning || isOver) && { 'data-warning': true })}
          isReadOnly={aria.isReadOnly ?? false}
          role="presentation"
        >
          <AriaTextArea
            {...(inputRef !== undefined && { ref: inputRef })}
            {...(placeholder !== undefined && { placeholder })}
            rows={rows}
            className={cx(field.input, s.area)}
          />
        </Group>
      </FieldShell>
    </AriaTextField>
  );
}
