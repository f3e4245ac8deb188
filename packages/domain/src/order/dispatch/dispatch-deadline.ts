import type { StatusFamily } from '../status/status-families.ts';
import { formatDay, formatTime, type ReadingTime } from '../../time/format-date.ts';
import { localDay } from '../../time/local-day.ts';
import { daysBetween, epochOf } from '../../time/zoned-time.ts';

export interface DispatchDeadline {
  /** none: no deadline, or the order has left (or was cancelled). */
  readonly state: 'none' | 'on-track' | 'soon' | 'today' | 'overdue';
  /** critical for overdue and today, warning within 24 hours, else neutral. */
  readonly tone: 'neutral' | 'warning' | 'critical';
  /** 'Venció ayer 18:00', 'Hoy 18:00', 'Mañana 12:00', '28 nov, 18:00'; empty for none. */
  readonly label: string;
}

/**
 * Compares an order with its latest hand-over to the carrier (`shipBy`), for orders that have not left: families pendiente and
 * listo_para_enviar. A deadline of today counts as today until it passes; the label of a missed one has its hour today and
 * yesterday, then the days of the store's calendar.
 * @example dispatchDeadline({ shipBy: '2025-11-26T00:00:00Z', family: 'pendiente' }, { now: '2025-11-25T18:00:00Z' }) // => { state: 'today', tone: 'critical', label: 'Hoy 18:00' }
 * @example dispatchDeadline({ shipBy: '2025-11-25T00:00:00Z', family: 'pendiente' }, { now: '2025-11-25T18:00:00Z' }) // => { state: 'overdue', tone: 'critical', label: 'Venció ayer 18:00' }
 * @example dispatchDeadline({ shipBy: '2025-11-24T00:00:00Z', family: 'pendiente' }, { now: '2025-11-25T18:00:00Z' }) // => { state: 'overdue', tone: 'critical', label: 'Venció hace 2 días' }
 */
export function dispatchDeadline(
  order: { readonly shipBy?: string | null | undefined; readonly family: StatusFamily },
  reading: ReadingTime,
): DispatchDeadline {
  const none = { state: 'none', tone: 'neutral', label: '' } as const;
  if (order.family !== 'pendiente' && order.family !== 'listo_para_enviar') return none;
  const left = epochOf(order.shipBy ?? Number.NaN) - epochOf(reading.now);
  if (!order.shipBy || Number.isNaN(left)) return none;

  const day = formatDay(order.shipBy, reading);
  const time = formatTime(order.shipBy, reading.timeZone);
  const daysLate = daysSince(order.shipBy, reading);
  if (left <= 0) {
    const since = daysLate > 1 ? `hace ${daysLate} días` : `${daysLate === 1 ? 'ayer' : 'hoy'} ${time}`;
    return { state: 'overdue', tone: 'critical', label: `Venció ${since}` };
  }
  if (daysLate === 0) return { state: 'today', tone: 'critical', label: `Hoy ${time}` };
  const label = day === 'Mañana' ? `${day} ${time}` : `${day}, ${time}`;
  return left <= 86_400_000
    ? { state: 'soon', tone: 'warning', label }
    : { state: 'on-track', tone: 'neutral', label };
}

/** Days of the store's calendar since a moment's day; negative before it. */
const daysSince = (moment: string, { now, timeZone }: ReadingTime): number =>
  daysBetween(localDay(moment, timeZone) ?? '', localDay(now, timeZone) ?? '');
