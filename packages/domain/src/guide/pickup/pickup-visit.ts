import { dispatchDeadline } from '../../order/dispatch/dispatch-deadline.ts';
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
 * Goods that would be handed over after `shipBy` (the order's latest hand-over, ISO 8601) are collected
 * earlier: within hours that end before it, or still today.
 * @example firstPickup({ now: '2025-11-25T17:20:00Z', timeZone: 'America/Mexico_City' }) // => { date: '2025-11-25', fromHour: '12:00', toHour: '18:00' }
 * @example firstPickup({ now: '2025-11-25T22:00:00Z', timeZone: 'America/Mexico_City' }) // => { date: '2025-11-26', fromHour: '09:00', toHour: '18:00' }
 * @example firstPickup({ now: '2025-11-25T22:10:00Z', timeZone: 'America/Mexico_City' }, '2025-11-26T00:00:00Z') // => { date: '2025-11-25', fromHour: '17:00', toHour: '18:00' }
 */
export function firstPickup(reading: ReadingTime, shipBy: string | null = null): PickupVisit {
  const now = formatTime(reading.now, reading.timeZone);
  const today = dayOf(reading);
  if (today === '') return { date: '', ...usual };
  const nextHour = `${pad(Number(now.slice(0, 2)) + 1)}:00`;
  const ofToday = {
    ...usual,
    date: today,
    fromHour: nextHour > usual.fromHour ? nextHour : usual.fromHour,
  };
  const likely = now < lastHourForToday ? ofToday : { ...usual, date: addDays(today, 1) };
  const inTime = endingBy(likely, shipBy, reading.timeZone);
  if (!comesLate(inTime, shipBy, reading.timeZone) || ofToday.fromHour >= ofToday.toHour) return inTime;
  return endingBy(ofToday, shipBy, reading.timeZone);
}

/** The moment of a hand-over as a day and an hour of the store; `null` where nothing has to leave. */
function handOver(shipBy: string | null, timeZone: string | undefined) {
  const date = shipBy === null ? null : localDay(shipBy, timeZone);
  return shipBy === null || date === null ? null : { date, hour: formatTime(shipBy, timeZone) };
}

/** The visit, over at the last whole hour before the hand-over where that leaves it an hour at least. */
function endingBy(visit: PickupVisit, shipBy: string | null, timeZone: string | undefined): PickupVisit {
  const limit = handOver(shipBy, timeZone);
  if (limit === null || limit.date !== visit.date || limit.hour >= visit.toHour) return visit;
  const toHour = `${limit.hour.slice(0, 2)}:00`;
  return toHour > visit.fromHour ? { ...visit, toHour } : visit;
}

function comesLate({ date, toHour }: PickupVisit, shipBy: string | null, timeZone: string | undefined) {
  const limit = handOver(shipBy, timeZone);
  return limit !== null && `${date} ${toHour}` > `${limit.date} ${limit.hour}`;
}

/**
 * Warns the merchant about a visit that comes after the order's latest hand-over (`shipBy`, ISO 8601); `null`
 * when it ends in time, or nothing has to leave.
 * @example pickupWarning({ date: '2025-11-26', fromHour: '09:00', toHour: '18:00' }, '2025-11-26T00:00:00Z', { now: '2025-11-25T23:10:00Z', timeZone: 'America/Mexico_City' }) // => 'Saldrá tarde. Límite: hoy 18:00'
 */
export function pickupWarning(
  visit: PickupVisit,
  shipBy: string | null,
  reading: ReadingTime,
): string | null {
  const limit = handOver(shipBy, reading.timeZone);
  if (limit === null || !comesLate(visit, shipBy, reading.timeZone)) return null;
  const { state, label } = dispatchDeadline({ shipBy, family: 'listo_para_enviar' }, reading);
  if (state === 'overdue') return `Ya va tarde. ${label}`;
  const isSure = `${visit.date} ${visit.fromHour}` >= `${limit.date} ${limit.hour}`;
  return `${isSure ? 'Saldrá' : 'Puede salir'} tarde. Límite: ${label.toLocaleLowerCase('es-MX')}`;
}
