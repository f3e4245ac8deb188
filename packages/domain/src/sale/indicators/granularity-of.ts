import { daysBetween } from '../../time/zoned-time.ts';

type Days = { readonly firstDay: string; readonly lastDay: string };

/**
 * The default granularity of a range: up to 45 days by day (1), up to 180 by ISO week (2), more by month (3),
 * as in `periodo`.
 * @example granularityOf({ firstDay: '2025-01-01', lastDay: '2025-06-29' }) // => 2
 */
export function granularityOf(range: Days): 1 | 2 | 3 {
  const days = daysBetween(range.firstDay, range.lastDay) + 1;
  if (days <= 45) return 1;
  return days <= 180 ? 2 : 3;
}
