import { type ReactNode, type Ref, type RefAttributes, useState } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type InputProps,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { LockIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { fieldProps, FieldShell, type FieldProps } from '../../internal/field/Field.tsx';
import { Counter } from './Counter.tsx';
import { countCharacters, countOf } from './TextField.model.ts';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** Reaches the input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  /** Before the text: an icon of 16 px or a sign. */
  prefix?: ReactNode;
  /** After the text: `cm`, `kg`, `MXN`. Part of the description, so that it is read. */
  unit?: ReactNode;
  /** 32 or 36 px (44 on a phone). Default: `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Shows a counter, and warns beyond it; what is typed is never cut. */
  maxCount?: number | undefined;
  /** How the text is counted. Default: code points. */
  count?: ((value: string) => number) | undefined;
  /** Words of the counter. Default: `34 de 50`. */
  countLabel?: ((count: number, max: number) => string) | undefined;
  inputProps?: Omit<InputProps, 'className' | 'style'> | undefined;
}

/** One line of text. Measures and money are text too: what a person types is never rewritten under their hands. */
export function TextField(props: TextFieldProps) {
  const { shell, isInvalid, hasWarning, rest } = fieldProps(props);
  const {
    className,
    inputRef,
    placeholder,
    prefix,
    unit,
    size = 'md',
    maxCount,
    count = countCharacters,
    countLabel,
    inputProps,
    onChange,
    ...aria
  } = rest;
  const [typed, setTyped] = useState(aria.defaultValue ?? '');
  const length = count(aria.value ?? typed);
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
          className={cx(field.control, field.controlSizes[size])}
          {...((hasWarning || isOver) && { 'data-warning': true })}
          isReadOnly={aria.isReadOnly ?? false}
          role="presentation"
        >
          {prefix !== undefined && <span className={field.icon}>{prefix}</span>}
          <Input
            {...inputProps}
            {...(inputRef !== undefined && { ref: inputRef })}
            {...(placeholder !== undefined && { placeholder })}
            className={field.input}
          />
          {unit !== undefined && <span className={field.affix}>{unit}</span>}
          {aria.isReadOnly && <LockIcon size={16} className={field.icon} />}
        </Group>
      </FieldShell>
    </AriaTextField>
  );
}
