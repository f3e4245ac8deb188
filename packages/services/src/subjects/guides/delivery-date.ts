import { addWorkingDays, dayRange, localDay } from '@trastienda/domain';

const HOUR_MS = 3_600_000;
/** Parcels handed over later than this hour travel as those of the next day. */
const CUT_OFF_HOUR = 16;
/** A delivery counts as in time until this hour of the promised day, on the store's clock. */
const PROMISE_HOUR = 18;

/** The instant until which a carrier promises delivery: so many working days (Monday to Friday) from now. */
export function deliveryDate(now: Date, workingDays: number, timeZone: string): Date {
  const handedOver = new Date(now.getTime() + (24 - CUT_OFF_HOUR) * HOUR_MS);
  const firstDay = localDay(handedOver, timeZone) ?? now.toISOString().slice(0, 10);
  const day = addWorkingDays(firstDay, workingDays);
  return new Date(Date.parse(dayRange(day, day, timeZone).start) + PROMISE_HOUR * HOUR_MS);
}
