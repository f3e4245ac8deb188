import type { RefAttributes } from 'react';
import {
  Button,
  ListBox,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { ChevronDownIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { useField, type ChoiceOwned, type FieldProps } from '../../internal/field/Field.tsx';
import type { FieldSize } from '../../internal/field/FieldBox.tsx';
import * as list from '../../internal/list/list.css.ts';
import { type Option, OptionItem } from '../../internal/list/options.tsx';
import { Popover } from '../../internal/popover.tsx';
import { Spanish } from '../../internal/spanish.tsx';
import * as s from './Select.css.ts';

export interface SelectProps
  extends Omit<AriaSelectProps<Option>, ChoiceOwned>, FieldProps, RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** The choices, in order. Default: none. */
  items?: readonly Option[] | undefined;
  /** Id of the chosen one; `null` for none. Give it to control the field. */
  value?: string | null | undefined;
  /** Id of the one chosen at first, when the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the id of the chosen one. */
  onChange?: ((id: string) => void) | undefined;
  /** Shows while nothing is chosen. Default: `Elige una opción`. */
  placeholder?: string;
  /** 32 or 36 px (44 on a phone). Default: `md`. */
  size?: FieldSize | undefined;
  /** A field of a form, or a button of a toolbar. Default: `field`. */
  variant?: 'field' | 'button' | undefined;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
  /** Whether its list is open at first. Default: false. */
  defaultOpen?: boolean;
  /** Names the field, where it has no `label`. */
  'aria-label'?: string;
}

/** One of a short list that is known beforehand. */
export function Select(props: SelectProps) {
  const { label, message, isInvalid, hasWarning, rest } = useField(props);
  const {
    className,
    items = [],
    value,
    defaultValue,
    onChange,
    placeholder = 'Elige una opción',
    size = 'md',
    variant = 'field',
    ...aria
  } = rest;
  return (
    <Spanish>
      <AriaSelect<Option>
        {...aria}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        onChange={(key) => key !== null && onChange?.(String(key))}
        placeholder={placeholder}
        isInvalid={isInvalid}
        className={cx(field.root, className)}
      >
        {label}
        <Button
          className={cx(field.control, field.controlSizes[size], s.trigger, variant === 'button' && s.quiet)}
          {...(isInvalid && { 'data-invalid': true })}
          {...(hasWarning && { 'data-warning': true })}
        >
          <SelectValue<Option> className={s.value}>
            {({ selectedItem, defaultChildren }) => selectedItem?.label ?? defaultChildren}
          </SelectValue>
          <ChevronDownIcon size={16} className={s.chevron} />
        </Button>
        {message}
        <Popover offset={4} className={list.surface}>
          <ListBox items={items} className={list.list}>
            {OptionItem}
          </ListBox>
        </Popover>
      </AriaSelect>
    </Spanish>
  );
}
