import { addDays } from '../../time/zoned-time.ts';

type Days = { readonly firstDay: string; readonly lastDay: string };

/**
 * A range (YYYY-MM-DD, both included) by calendar months, oldest first; the first and the last may be parts of one. A range that
 * ends before it starts has none; one of more than 1,200 months is cut there.
 * @example monthsOf({ firstDay: '2025-01-30', lastDay: '2025-02-03' }) // => [{ firstDay: '2025-01-30', lastDay: '2025-01-31' }, { firstDay: '2025-02-01', lastDay: '2025-02-03' }]
 */
export function monthsOf(range: Days): Days[] {
  const months: Days[] = [];
  let { firstDay } = range;
  while (firstDay <= range.lastDay && months.length < 1200) {
    // Four days past the 28th are in the next month, whatever its length.
    const next = `${addDays(`${firstDay.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    const end = addDays(next, -1);
    months.push({ firstDay, lastDay: end < range.lastDay ? end : range.lastDay });
    firstDay = next;
  }
  return months;
}
