import { lazy, type Ref, Suspense, useState } from 'react';
import { CalendarIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { FilterChip } from '../FilterBar/FilterChip.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  type DateRangePresetOption,
  type DateRangeValue,
  type DayRangeValue,
  orderDays,
  parseDay,
  rangeLabel,
  typedDay,
} from './DateRangePicker.model.ts';
import { PresetList } from './PresetList.tsx';
import * as s from './DateRangePicker.css.ts';

// The calendar weighs as much as the rest of a list page and is seldom opened: it comes when it is.
const RangeMonths = lazy(() =>
  import('./RangeMonths.tsx').then((module) => ({ default: module.RangeMonths })),
);

export interface DateRangePickerLabels {
  presets: string;
  custom: string;
  from: string;
  to: string;
  /** Placeholder of an empty field, which shows how a day is typed. */
  format: string;
  invalid: string;
  /** A typed day after the last that can be chosen. */
  tooLate: (lastDay: string) => string;
  apply: string;
}

const es: DateRangePickerLabels = {
  presets: 'Fechas',
  custom: 'Elegir fechas',
  from: 'Desde',
  to: 'Hasta',
  format: 'dd/mm/aaaa',
  invalid: 'Escribe día/mes/año',
  tooLate: (lastDay) => `El último día es ${lastDay}`,
  apply: 'Aplicar',
};

export interface DateRangePickerProps {
  /** The chip that opens it. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Extra class name for the chip that opens it. */
  className?: string | undefined;
  /** The field. Default: `Fecha`. */
  label?: string | undefined;
  /** A preset or two days; `null` for any date. Default: `null`. */
  value?: DateRangeValue | null | undefined;
  /** Called when a preset is chosen, or when both days are given and applied. */
  onChange?: ((value: DateRangeValue) => void) | undefined;
  /** Called when the user takes the filter off; omit it to hide the ×. */
  onClear?: (() => void) | undefined;
  /** Shortcuts, in order: the domain's `dateRangePresets`. Default: none. */
  presets?: readonly DateRangePresetOption[] | undefined;
  /** The days a preset stands for now, to show them in the calendar. */
  daysOf?: ((preset: string) => DayRangeValue) | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  maxDay?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<DateRangePickerLabels> | undefined;
}

/** Days of a list: a preset at once, or a first and a last day, by calendar or typed. */
export function DateRangePicker({
  label = 'Fecha',
  value = null,
  onChange,
  onClear,
  presets = [],
  daysOf,
  maxDay,
  labels,
  ...rest
}: DateRangePickerProps) {
  const words = { ...es, ...labels };
  const days = value === null ? null : 'preset' in value ? (daysOf?.(value.preset) ?? null) : value;
  return (
    <FilterChip
      {...rest}
      label={label}
      value={value === null ? undefined : rangeLabel(value, presets)}
      icon={<CalendarIcon size={16} />}
      onClear={onClear}
    >
      {({ close }) => (
        <div className={s.layout}>
          {presets.length > 0 && (
            <PresetList
              label={words.presets}
              items={presets}
              value={value !== null && 'preset' in value ? value.preset : undefined}
              onChoose={(preset) => {
                onChange?.({ preset });
                close();
              }}
            />
          )}
          <CustomRange
            words={words}
            initial={days}
            maxDay={maxDay}
            onApply={(chosen) => {
              onChange?.(chosen);
              close();
            }}
          />
        </div>
      )}
    </FilterChip>
  );
}

interface CustomRangeProps {
  words: DateRangePickerLabels;
  initial: DayRangeValue | null;
  maxDay: string | undefined;
  onApply: (value: DayRangeValue) => void;
}

function CustomRange({ words, initial, maxDay, onApply }: CustomRangeProps) {
  const [first, setFirst] = useState(initial ? typedDay(initial.firstDay) : '');
  const [last, setLast] = useState(initial ? typedDay(initial.lastDay) : '');
  const [firstDay, lastDay] = [parseDay(first), parseDay(last)];
  const chosen = firstDay !== null && lastDay !== null ? orderDays(firstDay, lastDay) : null;
  const isLate = (day: string | null) => day !== null && maxDay !== undefined && day > maxDay;
  const problem = (text: string, day: string | null) => {
    if (text !== '' && day === null) return words.invalid;
    return isLate(day) ? words.tooLate(typedDay(maxDay ?? '')) : undefined;
  };
  const canApply = chosen !== null && !isLate(chosen.lastDay);
  const typed = {
    className: s.day,
    size: 'sm',
    placeholder: words.format,
    autoComplete: 'off',
    inputProps: {
      // Enter applies, as it would in a form.
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Enter' && canApply) onApply(chosen);
      },
    },
  } as const;
  return (
    <div className={s.custom}>
      <div className={s.typed}>
        <TextField
          {...typed}
          label={words.from}
          value={first}
          onChange={setFirst}
          error={problem(first, firstDay)}
        />
        <TextField
          {...typed}
          label={words.to}
          value={last}
          onChange={setLast}
          error={problem(last, lastDay)}
        />
      </div>
      <Suspense fallback={<Skeleton shape="block" width="100%" height={268} />}>
        <RangeMonths
          label={words.custom}
          value={canApply ? chosen : null}
          maxDay={maxDay}
          onChange={(days) => {
            setFirst(typedDay(days.firstDay));
            setLast(typedDay(days.lastDay));
          }}
        />
      </Suspense>
      <div className={s.actions}>
        <Button
          size="sm"
          variant="primary"
          isDisabled={!canApply}
          onPress={() => canApply && onApply(chosen)}
        >
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
