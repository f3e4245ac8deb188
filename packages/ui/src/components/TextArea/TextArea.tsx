import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import { TypedField, type TypedFieldProps } from '../../internal/field/TypedField.tsx';
import * as s from './TextArea.css.ts';

export interface TextAreaProps extends TypedFieldProps {
  /** Reaches the text area itself, to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Lines shown when empty. Default: 3. */
  rows?: number | undefined;
}

/** Several lines of text; grows from 3 to 10. */
export function TextArea({ inputRef, placeholder, rows = 3, ...rest }: TextAreaProps) {
  return (
    <TypedField {...rest} boxClassName={s.box}>
      <AriaTextArea
        {...(inputRef !== undefined && { ref: inputRef })}
        {...(placeholder !== undefined && { placeholder })}
        onInput={keepVisible}
        rows={rows}
        // An area that grows with its text takes no height from its rows.
        style={{ minBlockSize: `${rows}lh` }}
        className={cx(field.input, s.area)}
      />
    </TypedField>
  );
}
