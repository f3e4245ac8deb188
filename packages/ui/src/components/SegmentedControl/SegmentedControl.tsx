import type { RefAttributes } from 'react';
import { Radio, RadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { useRenderedChoice } from '../../internal/use-rendered-choice.ts';
import type { RadioItem } from '../RadioGroup/RadioGroup.tsx';
import * as s from './SegmentedControl.css.ts';

export interface SegmentedControlProps
  extends
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'orientation' | 'isInvalid' | 'validate'>,
    RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Two to four short words. Default: none. */
  items?: readonly Omit<RadioItem, 'description'>[] | undefined;
  /** Names the control. */
  'aria-label'?: string;
  /** The `id` of the chosen one; `null` for none. Give it to control the choice. */
  value?: string | null;
  /** The `id` of the one chosen at first, when the component keeps it itself. Default: none. */
  defaultValue?: string | null;
  /** Called with the `id` of the one that the person chooses. */
  onChange?: (value: string) => void;
  /** None can be chosen. Default: false. */
  isDisabled?: boolean;
}

/** Two to four views of the same thing. Give it an `aria-label`. */
export function SegmentedControl({ className, items = [], ...rest }: SegmentedControlProps) {
  const choice = useRenderedChoice(rest);
  return (
    <RadioGroup {...rest} {...choice} orientation="horizontal" className={cx(s.root, className)}>
      {items.map(({ id, label, isDisabled = false }) => (
        <Radio key={id} value={id} isDisabled={isDisabled} className={s.segment}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
