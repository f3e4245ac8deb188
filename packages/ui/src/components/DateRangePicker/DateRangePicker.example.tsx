import { dateRangePreset, dateRangePresets } from '@trastienda/domain';
import { DateRangePicker, type DateRangeValue } from '@trastienda/ui/DateRangePicker';
import { useState } from 'react';

export function Example() {
  const [today] = useState(() => dateRangePreset('today', { now: new Date() }).lastDay);
  // A preset by its id, or two days as `YYYY-MM-DD`; `dateRangePreset` gives the days of a preset.
  const [days, setDays] = useState<DateRangeValue | null>(null);
  return (
    <DateRangePicker
      label="Fecha"
      value={days}
      onChange={setDays}
      onClear={() => setDays(null)}
      presets={dateRangePresets}
      maxDay={today}
    />
  );
}
