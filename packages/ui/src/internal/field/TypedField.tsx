import { type ReactNode, type RefAttributes, useState } from 'react';
import { TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { cx } from '../cx.ts';
import { Counter } from './Counter.tsx';
import { countCharacters, countOf } from './count.ts';
import { useField, type FieldOwned, type FieldProps } from './Field.tsx';
import { FieldBox, type FieldSize } from './FieldBox.tsx';
import * as s from './field.css.ts';

/** Props of every field that one types in, of one line or several. */
export interface TypedFieldProps
  extends Omit<AriaTextFieldProps, FieldOwned>, FieldProps, RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  placeholder?: string | undefined;
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
