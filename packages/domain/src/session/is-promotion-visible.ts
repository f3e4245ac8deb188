import { localDay } from '../time/local-day.ts';
import { defaultTimeZone, epochOf, type Instant, startOfDay, addDays } from '../time/zoned-time.ts';

/** The end of the daily promotion: the end of 5 February 2025 in Mexico City. */
export const promotionEndsAt = '2025-02-06T06:00:00.000Z';

/**
 * Whether the daily promotion shows: once a calendar day of the store, and never from its end on. `endsOn` is
 * the moment it ends, or its last day (YYYY-MM-DD). `lastShownOn` is the day (YYYY-MM-DD) in local storage,
 * `null` for never.
 * @example isPromotionVisible({ now: '2025-02-06T05:59:59Z', lastShownOn: '2025-02-04' }) // => true
 * @example isPromotionVisible({ now: '2025-02-06T06:00:00Z', lastShownOn: null }) // => false
 */
export function isPromotionVisible({
  now,
  lastShownOn,
  endsOn = promotionEndsAt,
  timeZone = defaultTimeZone,
}: {
  readonly now: Instant;
  readonly lastShownOn: string | null;
  readonly endsOn?: Instant;
  readonly timeZone?: string;
}): boolean {
  const lastDay = String(endsOn);
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(lastDay) && !Number.isNaN(epochOf(lastDay));
  const end = isDay ? startOfDay(addDays(lastDay, 1), timeZone) : epochOf(endsOn);
  return epochOf(now) < end && localDay(now, timeZone) !== lastShownOn;
}
