/** Days are `YYYY-MM-DD`, both included, as the list's contract has them. */
export interface DayRangeValue {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A preset by its id, or two days. */
export type DateRangeValue = { readonly preset: string } | DayRangeValue;

export interface DateRangePresetOption {
  readonly id: string;
  readonly label: string;
}

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `1 nov 2025` */
const dayLabel = (day: string) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** Gives the name of a range: its preset's label, or its two days (`1 nov 2025 – 9 nov 2025`). */
export function rangeLabel(value: DateRangeValue, presets: readonly DateRangePresetOption[]): string {
  if ('preset' in value) return presets.find(({ id }) => id === value.preset)?.label ?? '';
  const [first, last] = [dayLabel(value.firstDay), dayLabel(value.lastDay)];
  return first === last ? first : `${first} – ${last}`;
}

/**
 * Reads a day as a person types it: `9/11/2025`, `09-11-2025` or `2025-11-09`; `null` for what is no day.
 * @example parseDay('31/02/2025') // => null
 */
export function parseDay(text: string): string | null {
  const typed = /^(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const [year, month, day] = typed ? [typed[3], typed[2], typed[1]] : iso ? [iso[1], iso[2], iso[3]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return exists ? moment.toISOString().slice(0, 10) : null;
}

/** `09/11/2025` */
export const typedDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** Puts two days in order. */
export const orderDays = (a: string, b: string): DayRangeValue =>
  a <= b ? { firstDay: a, lastDay: b } : { firstDay: b, lastDay: a };
