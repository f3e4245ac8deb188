import { monthOf, shortMonthOf, weekdayOf } from './calendar-names.ts';
import { localDay } from './local-day.ts';
import { addDays, defaultTimeZone, epochOf, type Instant, localTimeOf, pad } from './zoned-time.ts';

/** Shown in place of a value that is not there. */
export const absentValue = '—';

/** The moment to which 'Hoy' and 'Ayer' refer, and the store's zone. */
export interface ReadingTime {
  readonly now: Instant;
  readonly timeZone?: string;
}

/**
 * Day and time on the store's 24-hour clock: today and yesterday by their word, another day of this year by
 * day and month, else with the year. What is no moment is '—'.
 * @example formatDateTime('2025-11-25T15:12:00Z', { now: '2025-11-25T20:00:00Z' }) // => 'Hoy, 09:12'
 * @example formatDateTime('2025-11-23T16:02:00Z', { now: '2025-11-25T20:00:00Z' }) // => '23 nov, 10:02'
 * @example formatDateTime('2024-11-25T16:02:00Z', { now: '2025-11-25T20:00:00Z' }) // => '25 nov 2024, 10:02'
 */
export function formatDateTime(instant: Instant | null | undefined, reading: ReadingTime): string {
  const time = formatTime(instant, reading.timeZone);
  return time === absentValue ? absentValue : `${formatDay(instant, reading)}, ${time}`;
}

/**
 * The day alone, by the rules of `formatDateTime`, with 'Mañana' too.
 * @example formatDay('2025-11-26T16:00:00Z', { now: '2025-11-25T20:00:00Z' }) // => 'Mañana'
 * @example formatDay(null, { now: '2025-11-25T20:00:00Z' }) // => '—'
 */
export function formatDay(instant: Instant | null | undefined, { now, timeZone }: ReadingTime): string {
  const day = localDay(instant ?? Number.NaN, timeZone);
  if (day === null) return absentValue;
  const today = localDay(now, timeZone);
  if (today !== null) {
    if (day === today) return 'Hoy';
    if (day === addDays(today, -1)) return 'Ayer';
    if (day === addDays(today, 1)) return 'Mañana';
  }
  const short = `${Number(day.slice(8))} ${shortMonthOf(day)}`;
  return today?.slice(0, 4) === day.slice(0, 4) ? short : `${short} ${day.slice(0, 4)}`;
}

/**
 * The day within a sentence: 'hoy', 'ayer', 'mañana', else with its article.
 * @example formatOnDay('2025-11-11T16:00:00Z', { now: '2025-11-25T20:00:00Z' }) // => 'el 11 nov'
 * @example formatOnDay('2025-11-25T16:00:00Z', { now: '2025-11-25T20:00:00Z' }) // => 'hoy'
 */
export function formatOnDay(instant: Instant | null | undefined, reading: ReadingTime): string {
  const day = formatDay(instant, reading);
  if (day === absentValue) return absentValue;
  return /^\d/u.test(day) ? `el ${day}` : day.toLowerCase();
}

/**
 * The time alone, 24-hour. @example formatTime('2025-11-25T15:12:00Z', 'America/Mexico_City') // => '09:12'
 */
export function formatTime(instant: Instant | null | undefined, timeZone: string = defaultTimeZone): string {
  const epoch = epochOf(instant ?? Number.NaN);
  if (Number.isNaN(epoch)) return absentValue;
  const { hour, minute } = localTimeOf(epoch, timeZone);
  return `${pad(hour)}:${pad(minute)}`;
}

/**
 * The long form of a day, with the year when it is not this one.
 * @example formatLongDay('2025-11-25T18:00:00Z', { now: '2025-11-27T18:00:00Z' }) // => 'martes 25 de noviembre'
 * @example formatLongDay('2024-11-25T18:00:00Z', { now: '2025-11-27T18:00:00Z' }) // => 'lunes 25 de noviembre de 2024'
 */
export function formatLongDay(instant: Instant | null | undefined, { now, timeZone }: ReadingTime): string {
  const day = localDay(instant ?? Number.NaN, timeZone);
  if (day === null) return absentValue;
  const long = `${weekdayOf(day)} ${Number(day.slice(8))} de ${monthOf(day)}`;
  return localDay(now, timeZone)?.slice(0, 4) === day.slice(0, 4) ? long : `${long} de ${day.slice(0, 4)}`;
}

/**
 * Day and time for a file: sorts as text, and any spreadsheet reads it as a moment. What is no moment is an empty text.
 * @example formatForFile('2025-11-25T15:12:00Z', 'America/Tijuana') // => '2025-11-25 07:12'
 * @example formatForFile(null) // => ''
 */
export function formatForFile(instant: Instant | null | undefined, timeZone?: string): string {
  const day = localDay(instant ?? Number.NaN, timeZone);
  return day === null ? '' : `${day} ${formatTime(instant, timeZone)}`;
}

/**
 * The name of the clock on which times are shown.
 * @example zoneName('America/Mexico_City') // => 'Hora del centro de México'
 * @example zoneName('America/Tijuana') // => 'Hora de Tijuana'
 */
export function zoneName(timeZone: string): string {
  if (timeZone === defaultTimeZone) return 'Hora del centro de México';
  const parts = new Intl.DateTimeFormat('es-MX', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.charAt(0).toLocaleUpperCase('es-MX') + name.slice(1);
}
