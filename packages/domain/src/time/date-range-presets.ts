import { type DayRange, dayRange } from './day-range.ts';
import type { ReadingTime } from './format-date.ts';
import { localDay } from './local-day.ts';
import { addDays, defaultTimeZone } from './zoned-time.ts';

export type DateRangePresetId =
  | 'today'
  | 'yesterday'
  | 'last-7-days'
  | 'last-15-days'
  | 'last-30-days'
  | 'current-month'
  | 'last-2-months'
  | 'last-3-months'
  | 'last-6-months';

export interface DateRangePreset {
  readonly id: DateRangePresetId;
  /** The label on screen; it has no accents. */
  readonly label: string;
}

/** The presets in their order. */
export const dateRangePresets: readonly DateRangePreset[] = [
  { id: 'today', label: 'Hoy' },
  { id: 'yesterday', label: 'Ayer' },
  { id: 'last-7-days', label: 'Ultimos 7 dias' },
  { id: 'last-15-days', label: 'Ultimos 15 dias' },
  { id: 'last-30-days', label: 'Ultimos 30 dias' },
  { id: 'current-month', label: 'Mes actual' },
  { id: 'last-2-months', label: 'Ultimos 2 meses' },
  { id: 'last-3-months', label: 'Ultimos 3 meses' },
  { id: 'last-6-months', label: 'Ultimos 6 meses' },
];

const lengths = {
  today: 1,
  'last-7-days': 7,
  'last-15-days': 15,
  'last-30-days': 30,
  'last-2-months': 60,
  'last-3-months': 90,
  'last-6-months': 180,
} as const;

/**
 * The days of a preset on the store's clock: N days end today and include it; Ayer is one day; Mes actual runs from the 1st to
 * today; months are 60, 90 and 180 days. Days for the wire, and half-open UTC instants of the same whole days. A `now` that is
 * no moment reads as 1970.
 * @example dateRangePreset('last-7-days', { now: '2025-02-01T05:30:00Z', timeZone: 'America/Mexico_City' }) // => { firstDay: '2025-01-25', lastDay: '2025-01-31', start: '2025-01-25T06:00:00.000Z', end: '2025-02-01T06:00:00.000Z' }
 */
export function dateRangePreset(
  preset: DateRangePresetId,
  { now, timeZone = defaultTimeZone }: ReadingTime,
): DayRange {
  const today = localDay(now, timeZone) ?? '1970-01-01';
  if (preset === 'yesterday') return dayRange(addDays(today, -1), addDays(today, -1), timeZone);
  if (preset === 'current-month') return dayRange(`${today.slice(0, 8)}01`, today, timeZone);
  return dayRange(addDays(today, 1 - lengths[preset]), today, timeZone);
}
