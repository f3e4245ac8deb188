import { dayRange, localDay } from '@trastienda/domain';

const DAY_MS = 86_400_000;
/** Parcels handed over later than this hour travel as those of the next day. */
const CUT_OFF_HOUR = 16;
/** Hour of the store's clock until which a promised day counts as kept. */
const PROMISE_HOUR = 18;

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The instant until which a carrier promises delivery: so many working days (Monday to Friday) from now. */
export function deliveryDate(now: Date, workingDays: number, timeZone: string): Date {
  let day = localDay(now, timeZone) ?? now.toISOString().slice(0, 10);
  const hourOfDay = (now.getTime() - Date.parse(dayRange(day, day, timeZone).start)) / 3_600_000;
  if (hourOfDay >= CUT_OFF_HOUR) day = nextDay(day);
  for (let left = workingDays; left > 0;) {
    day = nextDay(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(Date.parse(dayRange(day, day, timeZone).start) + PROMISE_HOUR * 3_600_000);
}
