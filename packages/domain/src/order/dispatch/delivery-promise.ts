import { formatDay, type ReadingTime } from '../../time/format-date.ts';
import { localDay } from '../../time/local-day.ts';
import { daysBetween } from '../../time/zoned-time.ts';

export interface DeliveryPromise {
  /** Whole days of the store's calendar past the promised one; 0 while the promise holds. */
  readonly daysLate: number;
  /** 'Retraso 1 día', or the promised day: 'Hoy', 'Mañana', '27 nov'. */
  readonly label: string;
}

/**
 * Compares an order on its way with its promised delivery; `null` without a promise. A promise of today holds
 * until the day is over.
 * @example deliveryPromise('2025-11-27T00:00:00Z', { now: '2025-11-25T18:00:00Z' }) // => { daysLate: 0, label: 'Mañana' }
 * @example deliveryPromise('2025-11-24T18:00:00Z', { now: '2025-11-25T18:00:00Z' }) // => { daysLate: 1, label: 'Retraso 1 día' }
 */
export function deliveryPromise(
  estimatedDelivery: string | null | undefined,
  reading: ReadingTime,
): DeliveryPromise | null {
  const promised = localDay(estimatedDelivery ?? Number.NaN, reading.timeZone);
  const today = localDay(reading.now, reading.timeZone);
  if (promised === null || today === null) return null;
  const daysLate = Math.max(0, daysBetween(promised, today));
  if (daysLate === 0) return { daysLate, label: formatDay(estimatedDelivery, reading) };
  return { daysLate, label: `Retraso ${daysLate} ${daysLate === 1 ? 'día' : 'días'}` };
}
