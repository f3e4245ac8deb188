import type { ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import type { FieldSize } from '../../internal/field/FieldBox.tsx';
import { TypedField, type TypedFieldProps } from '../../internal/field/TypedField.tsx';

export interface TextFieldProps extends TypedFieldProps {
  /** Reaches the input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Before the text: an icon of 16 px or a sign. */
  prefix?: ReactNode;
  /** After the text: `cm`, `kg`, `MXN`. Part of the description, so that it is read. */
  unit?: ReactNode;
  /** After the text, and can be pressed. */
  end?: ReactNode;
  /** Where the text stands: figures are right aligned. Default: `start`. */
  align?: 'start' | 'end' | undefined;
  /** 32 or 36 px (44 on a phone). Default: `md`. */
  size?: FieldSize | undefined;
  inputProps?: Omit<InputProps, 'className' | 'style'> | undefined;
}

/** What a field of one kind of text (a number, an RFC) leaves to its caller. */
export type KindFieldProps<Value> = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'end' | 'align' | 'maxCount' | 'count' | 'countLabel' | 'type'
> & {
  /** Give it to control the field. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/** One line of text. What a person types is never rewritten under their hands. */
export function TextField({
  inputRef,
  placeholder,
  prefix,
  unit,
  end,
  align = 'start',
  inputProps,
  ...rest
}: TextFieldProps) {
  return (
    <TypedField {...rest}>
      {prefix !== undefined && <span className={field.icon}>{prefix}</span>}
      <Input
        {...inputProps}
        {...(inputRef !== undefined && { ref: inputRef })}
        {...(placeholder !== undefined && { placeholder })}
        className={cx(field.input, align === 'end' && field.figures)}
      />
      {unit !== undefined && <span className={field.affix}>{unit}</span>}
      {end}
    </TypedField>
  );
}
