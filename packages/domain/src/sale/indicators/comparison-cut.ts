import { localDay } from '../../time/local-day.ts';
import {
  addDays,
  dayText,
  daysBetween,
  defaultTimeZone,
  epochOf,
  type Instant,
  localTimeOf,
  startOfDay,
} from '../../time/zoned-time.ts';

type Days = { readonly firstDay: string; readonly lastDay: string };

/**
 * The end of a comparison whose range includes the running day: the same time of day on the day as far from the end of the
 * comparison as today is from the end of the range, so that half a day is compared with half a day. UTC ISO text, exclusive;
 * `null` for a range of whole days. A time that the clock skips is as long after midnight; of a time that it shows twice the
 * first counts.
 * @example comparisonCut({ firstDay: '2025-11-17', lastDay: '2025-11-23' }, { firstDay: '2025-11-10', lastDay: '2025-11-16' }, '2025-11-23T15:40:00Z') // => '2025-11-16T15:40:00.000Z'
 * @example comparisonCut({ firstDay: '2025-11-01', lastDay: '2025-11-22' }, { firstDay: '2025-10-10', lastDay: '2025-10-31' }, '2025-11-23T15:40:00Z') // => null
 */
export function comparisonCut(
  range: Days,
  compared: Days,
  now: Instant,
  timeZone: string = defaultTimeZone,
): string | null {
  const today = localDay(now, timeZone);
  if (today === null || today < range.firstDay || today > range.lastDay) return null;
  const day = addDays(compared.lastDay, -daysBetween(today, range.lastDay));
  if (day < compared.firstDay) return new Date(startOfDay(compared.firstDay, timeZone)).toISOString();
  return new Date(atTimeOf(day, epochOf(now), timeZone)).toISOString();
}

/** The moment of a day at which its clock shows what it shows at another moment. */
function atTimeOf(day: string, moment: number, timeZone: string): number {
  const clock = (epoch: number) => {
    const { hour, minute, second } = localTimeOf(epoch, timeZone);
    return ((hour * 60 + minute) * 60 + second) * 1000;
  };
  const wanted = clock(moment) + (moment % 1000);
  const start = startOfDay(day, timeZone);
  // Clocks of this country jump by an hour.
  const anHour = 3_600_000;
  const candidates = [start + wanted - anHour, start + wanted, start + wanted + anHour];
  const same = (epoch: number) =>
    dayText(localTimeOf(epoch, timeZone)) === day && clock(epoch) + (epoch % 1000) === wanted;
  return candidates.find(same) ?? start + wanted;
}
