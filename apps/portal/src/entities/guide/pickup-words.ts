import type { CallOutput, getGuideDetail } from '@trastienda/api-client';
import { formatDay, formatLongDay, type ReadingTime } from '@trastienda/domain';

/** The visit that was requested from a carrier, as its guides have it. */
export type AskedPickup = NonNullable<CallOutput<typeof getGuideDetail>['detail']['pickup']>;

/** Noon of a day in the store's zone reads as that day everywhere near it. */
const noonOf = (day: string) => `${day}T18:00:00Z`;

/** The day of a visit (YYYY-MM-DD): 'Hoy, martes 25 de noviembre', 'jueves 27 de noviembre'. */
export function pickupDay(day: string, reading: ReadingTime): string {
  const long = longPickupDay(day, reading);
  const near = formatDay(noonOf(day), reading);
  return near === 'Hoy' || near === 'Mañana' ? `${near}, ${long}` : long;
}

const longPickupDay = (day: string, reading: ReadingTime): string => formatLongDay(noonOf(day), reading);

/** The same, short, amid other words: 'hoy', 'mañana', '27 nov'. */
export const shortPickupDay = (day: string, reading: ReadingTime): string =>
  formatDay(noonOf(day), reading).toLocaleLowerCase('es-MX');

/** 'miércoles 26 de noviembre, 09:00 – 13:00' */
export const pickupTime = ({ date, fromHour, toHour }: AskedPickup, reading: ReadingTime): string =>
  `${longPickupDay(date, reading)}, ${fromHour} – ${toHour}`;

/** 'Folio VEL-5C3ABD' */
export const pickupNumber = ({ confirmation }: AskedPickup): string => `Folio ${confirmation}`;

/**
 * The words on a visit when a guide in it is cancelled: no call takes it back, so the carrier comes, for
 * other guides or for nothing.
 */
export function pickupThatStays(pickup: AskedPickup, reading: ReadingTime): string {
  const day = shortPickupDay(pickup.date, reading);
  return `La recolección ${/^\d/u.test(day) ? 'del' : 'de'} ${day} (folio ${pickup.confirmation}) sigue en pie; si no entregas nada más, avísale a la paquetería.`;
}
