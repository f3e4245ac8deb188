import { createHash } from 'node:crypto';
import { addDays, localDay } from '@trastienda/domain';
import { startOfDay } from '../../../database/days.ts';

const HOUR_MS = 3_600_000;
/** The first hour of the night in which shops are compared, by the store's clock, and how long it lasts. */
const FROM_HOUR = 2;
const HOURS = 3;

/** The place of a link in the night, always the same, so that all of them do not ask at once. */
const placeOf = (linkId: string): number =>
  createHash('sha256').update(linkId).digest().readUInt32BE() / 2 ** 32;

/** Gives the latest moment, up to now, from which on a comparison of this link is due (D532). */
export function compareDueAt(now: Date, linkId: string, timeZone: string): Date {
  const today = localDay(now, timeZone) ?? '';
  const dueOf = (day: string) =>
    new Date(startOfDay(day, timeZone).getTime() + (FROM_HOUR + HOURS * placeOf(linkId)) * HOUR_MS);
  const due = dueOf(today);
  return due <= now ? due : dueOf(addDays(today, -1));
}
