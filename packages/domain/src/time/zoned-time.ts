/** A moment: ISO text with Z (the wire), epoch milliseconds, or a Date. */
export type Instant = string | number | Date;

/** The zone of a store without one. */
export const defaultTimeZone = 'America/Mexico_City';

export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

// 1900 to 9998: no shop is older, and a year beyond has more digits than a day's text.
const earliest = -2_208_988_800_000;
const latest = 253_370_764_799_999;

/** Epoch milliseconds, NaN for what is no moment between the years 1900 and 9998. */
export function epochOf(instant: Instant): number {
  const epoch = new Date(instant).getTime();
  return epoch >= earliest && epoch <= latest ? epoch : Number.NaN;
}

// Making a formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = makeFormatter(timeZone);
  formatters.set(timeZone, made);
  return made;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // An unknown zone reads as the default one: a list without dates would help nobody.
    return formatterOf(defaultTimeZone);
  }
}

/** The wall clock of a zone at a moment (epoch milliseconds, not NaN). */
export function localTimeOf(epoch: number, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<keyof LocalTime, number>;
  const { year, month, day, hour, minute, second } = parts;
  return { year, month, day, hour, minute, second };
}

/** Gives the milliseconds that a zone's clock is ahead of UTC at a moment. */
function offsetOf(epoch: number, timeZone: string): number {
  const local = localTimeOf(epoch, timeZone);
  const asUtc = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
  return asUtc - Math.floor(epoch / 1000) * 1000;
}

/** The first moment of a day (YYYY-MM-DD) in a zone, as epoch milliseconds. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const aDay = 86_400_000;
  // Clocks may change around midnight: both offsets near it are tried, and a moment of the day before is out.
  const candidates = [midnight - aDay, midnight + aDay]
    .map((near) => midnight - offsetOf(near, timeZone))
    .filter((epoch) => dayText(localTimeOf(epoch, timeZone)) >= day);
  return Math.min(...candidates);
}

/** YYYY-MM-DD */
export function dayText({ year, month, day }: Pick<LocalTime, 'year' | 'month' | 'day'>): string {
  return `${year}-${pad(month)}-${pad(day)}`;
}

export function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** A day (YYYY-MM-DD) moved by a number of days. @example addDays('2024-02-28', 2) // => '2024-03-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days of the calendar from one day (YYYY-MM-DD) to another; negative to an earlier one. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);
}
