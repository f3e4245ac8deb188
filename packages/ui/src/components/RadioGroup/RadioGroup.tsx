import type { ReactNode, RefAttributes } from 'react';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { useField, type FieldProps } from '../../internal/field/Field.tsx';
import { useRenderedChoice } from '../../internal/use-rendered-choice.ts';
import * as s from './RadioGroup.css.ts';

export interface RadioItem {
  id: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'>,
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** The choices, in order. Default: none. */
  items?: readonly RadioItem[] | undefined;
  /** Default: `vertical`. */
  orientation?: 'vertical' | 'horizontal';
  /** The `id` of the chosen one; `null` for none. Give it to control the choice. */
  value?: string | null;
  /** The `id` of the one chosen at first, when the component keeps it itself. Default: none. */
  defaultValue?: string | null;
  /** Called with the `id` of the one that the person chooses. */
  onChange?: (value: string) => void;
  /** None can be chosen, and none is sent with a form. Default: false. */
  isDisabled?: boolean;
}

/** One of two to five, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, message, isInvalid, rest } = useField(props);
  const { className, items = [], orientation = 'vertical', ...aria } = rest;
  const choice = useRenderedChoice(aria);
  return (
    <AriaRadioGroup
      {...aria}
      {...choice}
      orientation={orientation}
      isInvalid={isInvalid}
      className={cx(field.root, className)}
    >
      {label}
      <div className={s.orientation[orientation]}>
        {items.map(({ id, label, description, isDisabled = false }) => (
          <Radio key={id} value={id} isDisabled={isDisabled} className={s.radio}>
            <RadioRing />
            <span className={s.content}>
              {label}
              {description !== undefined && <span className={s.description}>{description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      {message}
    </AriaRadioGroup>
  );
}

/** The ring of a React Aria `Radio`, which must be its parent: for radios with another content. */
export const RadioRing = () => <span className={s.ring} />;
