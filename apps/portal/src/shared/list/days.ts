import {
  dateRangePreset,
  type DateRangePresetId,
  dateRangePresets,
  type ReadingTime,
} from '@trastienda/domain';
import type { DateRangeValue } from '@trastienda/ui/DateRangePicker';

/** Days of a list, as its address holds them. */
export type Days = { readonly desde: string | null; readonly hasta: string | null };

const isPreset = (id: string): id is DateRangePresetId => dateRangePresets.some((preset) => preset.id === id);

/** The days of a preset now, for the address and the calendar. */
export function daysOfPreset(id: string, clock: ReadingTime) {
  return dateRangePreset(isPreset(id) ? id : 'today', clock);
}

/** The address holds days; while they are a preset's days of today, the preset's name is shown. */
export function dateRangeOf({ desde, hasta }: Days, clock: ReadingTime): DateRangeValue | null {
  if (desde === null && hasta === null) return null;
  const days = { firstDay: desde ?? hasta ?? '', lastDay: hasta ?? daysOfPreset('today', clock).lastDay };
  const preset = dateRangePresets.find(({ id }) => {
    const { firstDay, lastDay } = dateRangePreset(id, clock);
    return firstDay === days.firstDay && lastDay === days.lastDay;
  });
  return preset ? { preset: preset.id } : days;
}

/** A choice as days of the address (D165). */
export function daysOf(value: DateRangeValue, clock: ReadingTime): Days {
  const { firstDay, lastDay } = 'preset' in value ? daysOfPreset(value.preset, clock) : value;
  return { desde: firstDay, hasta: lastDay };
}
