import { dayRange } from '@trastienda/domain';

/** Returns the first moment of a day (YYYY-MM-DD) of the store. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(dayRange(day, day, timeZone).start);

/** Returns the first moment after a day of the store. */
export const startOfNextDay = (day: string, timeZone: string): Date =>
  new Date(dayRange(day, day, timeZone).end);
