import { formatTime, type ReadingTime } from '../../time/format-date.ts';
import { localDay } from '../../time/local-day.ts';
import { addDays, pad } from '../../time/zoned-time.ts';

/** Time of a carrier's visit: a day of the store's zone, and the hours between which it comes. */
export interface PickupVisit {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm */
  readonly fromHour: string;
  /** HH:mm */
  readonly toHour: string;
}

/** Carriers take a visit for the two weeks to come. */
export const pickupDaysAhead = 14;

/** The hours that a merchant chooses from, HH:mm. */
export const pickupHours: readonly string[] = Array.from({ length: 13 }, (_, at) => `${pad(8 + at)}:00`);

const usual = { fromHour: '09:00', toHour: '18:00' } as const;
/** Hour from which a carrier's round of the day is planned. */
const lastHourForToday = '15:00';

const dayOf = ({ now, timeZone }: ReadingTime): string => localDay(now, timeZone) ?? '';

/**
 * Gives the faults of a visit, in the merchant's words, by field; none when it can be requested.
 * Source: calls.md 24.7 and 25.3, D186.
 * @example pickupFaults({ date: '2025-11-25', fromHour: '14:00', toHour: '12:00' }, { now: '2025-11-25T16:00:00Z', timeZone: 'America/Mexico_City' }) // => { toHour: 'La hora final va después de la inicial' }
 */
export function pickupFaults(
  { date, fromHour, toHour }: PickupVisit,
  reading: ReadingTime,
): Partial<Record<'date' | 'toHour', string>> {
  const today = dayOf(reading);
  const isInTime = date >= today && date <= lastPickupDay(today);
  const hours = faultOfHours({ date, fromHour, toHour }, today, formatTime(reading.now, reading.timeZone));
  return {
    ...(isInTime ? {} : { date: `Elige un día de hoy a ${pickupDaysAhead} días` }),
    ...(hours === null ? {} : { toHour: hours }),
  };
}

const lastPickupDay = (today: string): string => (today === '' ? '' : addDays(today, pickupDaysAhead));

function faultOfHours({ date, fromHour, toHour }: PickupVisit, today: string, now: string): string | null {
  if (fromHour >= toHour) return 'La hora final va después de la inicial';
  return date === today && toHour <= now ? 'Ese horario ya pasó' : null;
}

/**
 * The days on which a carrier can still come, the first one first; today only while its usual hours last.
 * @example pickupDays({ now: '2025-11-25T16:00:00Z', timeZone: 'America/Mexico_City' }).length // => 15
 */
export function pickupDays(reading: ReadingTime): string[] {
  const today = dayOf(reading);
  if (today === '') return [];
  const days = Array.from({ length: pickupDaysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  return formatTime(reading.now, reading.timeZone) < usual.toHour ? days : days.slice(1);
}

/**
 * The visit that a merchant most likely wants: today while the carrier's round is not planned, else tomorrow.
 * @example firstPickup({ now: '2025-11-25T17:20:00Z', timeZone: 'America/Mexico_City' }) // => { date: '2025-11-25', fromHour: '12:00', toHour: '18:00' }
 * @example firstPickup({ now: '2025-11-25T22:00:00Z', timeZone: 'America/Mexico_City' }) // => { date: '2025-11-26', fromHour: '09:00', toHour: '18:00' }
 */
export function firstPickup(reading: ReadingTime): PickupVisit {
  const now = formatTime(reading.now, reading.timeZone);
  const today = dayOf(reading);
  if (today === '') return { date: '', ...usual };
  if (now >= lastHourForToday) return { date: addDays(today, 1), ...usual };
  const nextHour = `${pad(Number(now.slice(0, 2)) + 1)}:00`;
  return { date: today, ...usual, fromHour: nextHour > usual.fromHour ? nextHour : usual.fromHour };
}
