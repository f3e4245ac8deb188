import { shortMonthOf, weekdayOf } from '../../time/calendar-names.ts';

/**
 * A day, ISO week or month of a report, as `bucketOf` names them, in few words for an axis; any other text as it is.
 * @example formatBucket('2025-11-14') // => '14 nov'
 * @example formatBucket('2025-W46') // => 'Sem. 46'
 * @example formatBucket('2025-11') // => 'nov 2025'
 */
export function formatBucket(bucket: string): string {
  if (isDay(bucket)) return `${Number(bucket.slice(8))} ${shortMonthOf(bucket)}`.trim();
  if (isWeek(bucket)) return `Sem. ${Number(bucket.slice(6))}`;
  return /^\d{4}-\d\d$/u.test(bucket) ? `${shortMonthOf(bucket)} ${bucket.slice(0, 4)}`.trim() : bucket;
}

/**
 * The long form of the same bucket, for speech and above a figure.
 * @example formatLongBucket('2025-11-14') // => 'Viernes 14 nov'
 * @example formatLongBucket('2025-W46') // => 'Semana 46 de 2025'
 * @example formatLongBucket('2025-11') // => 'Nov 2025'
 */
export function formatLongBucket(bucket: string): string {
  if (isWeek(bucket)) return `Semana ${Number(bucket.slice(6))} de ${bucket.slice(0, 4)}`;
  const short = formatBucket(bucket);
  const long = isDay(bucket) ? `${weekdayOf(bucket)} ${short}`.trim() : short;
  return long.replace(/./u, (first) => first.toLocaleUpperCase('es-MX'));
}

function isDay(bucket: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(bucket);
}

function isWeek(bucket: string): boolean {
  return /^\d{4}-W\d\d$/u.test(bucket);
}
