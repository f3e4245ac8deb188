import { type ReactNode, type RefAttributes, useState } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { cx } from '../cx.ts';
import { Counter } from './Counter.tsx';
import { countCharacters, countOf } from './count.ts';
import { useField, type FieldOwned, type FieldProps } from './Field.tsx';
import { FieldBox, type FieldSize } from './FieldBox.tsx';
import * as s from './field.css.ts';

/** Props of every field that one types in, whatever its value is. */
export interface TypedLookProps extends FieldProps {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Shows while the field is empty; no substitute for the label. */
  placeholder?: string | undefined;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
  /** Can be read and copied, but not changed. Default: false. */
  isReadOnly?: boolean;
}

/** Props of every field of text, of one line or several. */
export interface TypedFieldProps
  extends Omit<AriaTextFieldProps, FieldOwned>, TypedLookProps, RefAttributes<HTMLDivElement> {
  /** The text. Give it to control the field. */
  value?: string;
  /** The text at first, when the field keeps it itself. Default: empty. */
  defaultValue?: string;
  /** Called with the whole text at every change. */
  onChange?: (value: string) => void;
  /** The keyboard that a phone shows; it refuses nothing. Default: that of text. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  /** Shows a counter, and warns beyond it; what is typed is never cut. */
  maxCount?: number | undefined;
  /** Counts the text. Default: code points. */
  count?: ((value: string) => number) | undefined;
  /** Words of the counter. Default: `34 de 50`. */
  countLabel?: ((count: number, max: number) => string) | undefined;
}

interface TypedFieldShellProps extends Omit<TypedFieldProps, 'placeholder'> {
  size?: FieldSize | undefined;
  boxClassName?: string | undefined;
  /** The input, and what stands beside it in the box. */
  children: ReactNode;
}

/** The parts that TextField and TextArea share: label, counter, box, message, and React Aria's wiring. */
export function TypedField({
  className,
  boxClassName,
  size,
  maxCount,
  count = countCharacters,
  countLabel,
  onChange,
  children,
  ...props
}: TypedFieldShellProps) {
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const counted = maxCount !== undefined && countOf(count(props.value ?? typed), maxCount);
  const { label, message, isInvalid, hasWarning, rest } = useField(
    props,
    counted && <Counter {...counted} label={countLabel} />,
  );
  return (
    <TextField
      {...rest}
      isInvalid={isInvalid}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
      className={cx(s.root, className)}
    >
      {label}
      <FieldBox
        className={boxClassName}
        size={size}
        isInvalid={isInvalid}
        hasWarning={hasWarning || (counted && counted.isOver)}
        isDisabled={rest.isDisabled}
        isReadOnly={rest.isReadOnly}
      >
        {children}
      </FieldBox>
      {message}
    </TextField>
  );
}
