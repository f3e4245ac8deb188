import { useId, type ReactNode, type RefAttributes } from 'react';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { useRenderedChoice } from '../../internal/use-rendered-choice.ts';
import { RadioRing } from '../RadioGroup/RadioGroup.tsx';
import * as s from './RadioCards.css.ts';

export interface RadioCardsProps
  extends
    Omit<RadioGroupProps, 'className' | 'style' | 'children' | 'orientation' | 'isInvalid' | 'validate'>,
    RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** RadioCard, one each. Give the group an `aria-label`. */
  children?: ReactNode;
  /** Column titles over the cards; not on a phone. */
  header?: ReactNode;
  /** Dims the options and disables them while they are loaded again. Default: false. */
  stale?: boolean | undefined;
  /** Names the group. */
  'aria-label'?: string;
  /** The `value` of the chosen one; `null` for none. Give it to control the choice. */
  value?: string | null;
  /** The `value` of the one chosen at first, when the component keeps it itself. Default: none. */
  defaultValue?: string | null;
  /** Called with the `value` of the one that the person chooses. */
  onChange?: (value: string) => void;
  /** None can be chosen. Default: false. */
  isDisabled?: boolean;
}

/** One of a few big rows, each with enough to compare it. */
export function RadioCards({
  children,
  header,
  stale = false,
  isDisabled = false,
  className,
  ...rest
}: RadioCardsProps) {
  const choice = useRenderedChoice(rest);
  return (
    <RadioGroup
      {...rest}
      {...choice}
      isDisabled={isDisabled || stale}
      className={cx(s.root, stale && s.stale, className)}
    >
      {header !== undefined && (
        <div className={s.header} aria-hidden>
          {header}
        </div>
      )}
      {children}
    </RadioGroup>
  );
}

export interface RadioCardProps extends RefAttributes<HTMLLabelElement> {
  /** The value that `onChange` of RadioCards gives when this card is chosen. */
  value: string;
  /** Accessible text of the option: carrier, date, total. */
  label: string;
  /** Visible content of the option. */
  children?: ReactNode;
  /** Shows under the row while it is the chosen one, and is read as its description. */
  detail?: ReactNode;
  /** Cannot be chosen. Default: false. */
  isDisabled?: boolean | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
}

/** One choice of RadioCards. The chosen one has an ink edge and shows its detail. */
export function RadioCard({
  value,
  label,
  children,
  detail,
  isDisabled = false,
  className,
  ...rest
}: RadioCardProps) {
  const detailId = useId();
  return (
    <Radio
      {...rest}
      value={value}
      aria-label={label}
      {...(detail !== undefined && { 'aria-describedby': detailId })}
      isDisabled={isDisabled}
      className={cx(s.card, className)}
    >
      {({ isSelected }) => (
        <>
          <RadioRing />
          <span className={s.body}>{children}</span>
          {detail !== undefined && isSelected && (
            <span id={detailId} className={s.detail}>
              {detail}
            </span>
          )}
        </>
      )}
    </Radio>
  );
}
