import { formatExact, formatNumber, numberWithin, parseDecimal, stepNumber } from '@trastienda/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as field from '../../internal/field/field.css.ts';
import { useParsedValue } from '../../internal/field/use-parsed-value.ts';
import { TextField, type KindFieldProps, type TextFieldProps } from '../TextField/TextField.tsx';
import * as s from './NumberField.css.ts';

export interface NumberFieldLabels {
  increase: string;
  decrease: string;
}

const es: NumberFieldLabels = { increase: 'Aumentar', decrease: 'Disminuir' };

export interface NumberFieldProps extends KindFieldProps<number | null>, Pick<TextFieldProps, 'prefix'> {
  /** Stands after the figure: `cm`, `kg`. It is part of the description, so that it is read. */
  unit?: ReactNode;
  /** The smallest that is taken. It is said, not forced. */
  min?: number | undefined;
  /** The largest that is taken. It is said, not forced. */
  max?: number | undefined;
  /** The step of the arrows and buttons; Page up and down go ten steps. Default: 1. */
  step?: number | undefined;
  /** Decimals shown once it is left, and the most that are taken. Default: those typed. */
  decimals?: number | undefined;
  /** Hides − and +, which a read-only field never has. Default: false. */
  hidesSteppers?: boolean | undefined;
  /** Stands before the field's name on − and +. Default: `Disminuir`, `Aumentar`. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

/** A number with its unit: measures, pieces. `12,5` is 12.5, and nothing typed is rounded or clamped. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    min,
    max,
    step = 1,
    decimals,
    hidesSteppers = false,
    labels,
    onFocus,
    onBlur,
    error,
    problem,
    inputProps,
    ...rest
  } = props;
  const words = { ...es, ...labels };
  const written = (number: number) => writtenWith(number, decimals);
  const figure = useParsedValue<number>({
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    error,
    problem,
    read: parseDecimal,
    check: (text) => numberWithin(text, { min, max, decimals }),
    plain: (number) => written(number).replaceAll(',', ''),
    written,
  });
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;
  const go = (steps: number) => figure.put(stepNumber(figure.current, steps * step, { min, max }));
  const onKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || isFixed) return;
    event.preventDefault();
    go(steps);
  };
  const name = rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : '');
  const spoken = figure.current === null ? '' : written(figure.current);
  const stepper = (steps: 1 | -1) => {
    const limit = steps === 1 ? max : min;
    return (
      <Button
        aria-label={[steps === 1 ? words.increase : words.decrease, name].filter(Boolean).join(' ')}
        excludeFromTabOrder
        preventFocusOnPress
        isDisabled={
          isFixed ||
          (limit !== undefined && figure.current !== null && figure.current * steps >= limit * steps)
        }
        onPress={() => go(steps)}
        className={cx(field.boxButton, s.stepper)}
      >
        {steps === 1 ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
      </Button>
    );
  };

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      align="end"
      {...figure.field}
      inputProps={{
        ...inputProps,
        role: 'spinbutton',
        // Not React Aria's onKeyDown, which would keep every key from the form around.
        onKeyDown: (event) => {
          onKey(event);
          inputProps?.onKeyDown?.(event);
        },
        ...(figure.current !== null && {
          'aria-valuenow': figure.current,
          'aria-valuetext': typeof rest.unit === 'string' ? `${spoken} ${rest.unit}` : spoken,
        }),
        ...(min !== undefined && { 'aria-valuemin': min }),
        ...(max !== undefined && { 'aria-valuemax': max }),
      }}
      end={
        !hidesSteppers &&
        !rest.isReadOnly && (
          <span className={s.steppers}>
            {stepper(-1)}
            {stepper(1)}
          </span>
        )
      }
    />
  );
}

/** Formats a number with its decimals, or with all it has where those would round it. */
function writtenWith(number: number, decimals: number | undefined): string {
  const fixed = decimals === undefined ? null : formatNumber(number, decimals);
  const read = parseDecimal(fixed);
  return fixed !== null && read.ok && read.value === number ? fixed : formatExact(number);
}
