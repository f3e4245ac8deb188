import { dayRange } from '@trastienda/domain';

/** The first moment of a day (YYYY-MM-DD) of the store. */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(dayRange(day, day, timeZone).start);

/** The first moment after it. */
export const startOfNextDay = (day: string, timeZone: string): Date =>
  new Date(dayRange(day, day, timeZone).end);
