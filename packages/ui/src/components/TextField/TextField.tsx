import { type ReactNode, type Ref, useId } from 'react';
import { Input, type InputProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import type { FieldSize } from '../../internal/field/FieldBox.tsx';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import { TypedField, type TypedFieldProps, type TypedLookProps } from '../../internal/field/TypedField.tsx';

/** Props of every field of one line, whatever its value is. */
interface LineFieldProps extends TypedLookProps {
  /** Reaches the input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** 32 or 36 px (44 on a phone). Default: `md`. */
  size?: FieldSize | undefined;
  /** Whatever else the input itself takes. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'onInput'> | undefined;
}

export interface TextFieldProps extends TypedFieldProps, LineFieldProps {
  /** Stands before the text; holds an icon of 16 px or a sign. */
  prefix?: ReactNode;
  /** Stands after the text: `cm`, `kg`, `MXN`. It is part of the description, so that it is read. */
  unit?: ReactNode;
  /** Stands after the text, and can be pressed. */
  end?: ReactNode;
  /** Aligns the text; figures stand at the end. Default: `start`. */
  align?: 'start' | 'end' | undefined;
}

type TextOwned =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'prefix'
  | 'unit'
  | 'end'
  | 'align'
  | 'maxCount'
  | 'count'
  | 'countLabel'
  | 'type';

/** The props that a field for one kind of text (a number, an RFC) leaves to its caller. */
export interface KindFieldProps<Value> extends Omit<TextFieldProps, TextOwned>, LineFieldProps {
  /** The value that was read from the text. Give it to control the field. */
  value?: Value | undefined;
  /** The value at first, when the field keeps it itself. Default: empty. */
  defaultValue?: Value | undefined;
  /** Called with the value as it is typed. */
  onChange?: ((value: Value) => void) | undefined;
  /** Error message for a text that breaks the rule of its kind. Default: the rule's own sentence, in Spanish. */
  problem?: ((sentence: string, code: string) => string) | undefined;
}

/** One line of text. What a person types is never rewritten under their hands. */
export function TextField({
  inputRef,
  placeholder,
  prefix,
  unit,
  end,
  align,
  inputProps,
  ...rest
}: TextFieldProps) {
  const unitId = useId();
  return (
    <TypedField {...rest} aria-describedby={cx(rest['aria-describedby'], unit && unitId)}>
      {prefix && <span className={field.icon}>{prefix}</span>}
      <Input
        {...inputProps}
        onInput={keepVisible}
        ref={inputRef}
        className={cx(field.input, align === 'end' && field.figures)}
        {...(placeholder && { placeholder })}
      />
      {unit && (
        <span className={field.affix} id={unitId}>
          {unit}
        </span>
      )}
      {end}
    </TypedField>
  );
}
