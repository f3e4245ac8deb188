import { useClock } from '../layout/use-clock.ts';
import { dateRangePresets } from '@trastienda/domain';
import { DateRangePicker } from '@trastienda/ui/DateRangePicker';
import { dateRangeOf, type Days, daysOf, daysOfPreset } from './days.ts';

type Props = {
  /** Default: `Fecha`. */
  readonly label?: string;
  /** The days of the address. */
  readonly days: Days;
  /** The days that hold while the address has none: shown as chosen, without a way to take them off. */
  readonly standing?: { readonly firstDay: string; readonly lastDay: string };
  readonly onChange: (days: Days) => void;
};

/** Days of a list, as its address holds them: in the store's zone, both included, none after today (D165). */
export function DaysFilter({ label = 'Fecha', days, standing, onChange }: Props) {
  const clock = useClock();
  const chosen = dateRangeOf(days, clock);
  const byDefault = standing && dateRangeOf({ desde: standing.firstDay, hasta: standing.lastDay }, clock);
  return (
    <DateRangePicker
      label={label}
      value={chosen ?? byDefault ?? null}
      presets={dateRangePresets}
      daysOf={(preset) => daysOfPreset(preset, clock)}
      maxDay={daysOfPreset('today', clock).lastDay}
      onChange={(value) => onChange(daysOf(value, clock))}
      {...(chosen !== null && { onClear: () => onChange({ desde: null, hasta: null }) })}
    />
  );
}
