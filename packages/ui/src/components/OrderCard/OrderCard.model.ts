import { type DispatchDeadline, formatNumber } from '@trastienda/domain';

/** Beyond this a number does not fit beside the total on a phone. */
const longest = 14;
const kept = 9;

/**
 * An order number short enough for a card: long ones are cut at the start, where they are alike.
 * @example shortOrderNumber('2000008411872206') // => '…411872206'
 * @example shortOrderNumber('52093318') // => '52093318'
 */
export function shortOrderNumber(number: string): string {
  const letters = [...number];
  return letters.length > longest ? `…${letters.slice(-kept).join('')}` : number;
}

/** @example piecesText(3) // => '3 piezas' */
export function piecesText(pieces: number): string {
  return `${formatNumber(pieces)} ${pieces === 1 ? 'pieza' : 'piezas'}`;
}

/** Whether the deadline is worth a badge: overdue, today, or within 24 hours. */
export function deadlineTone(deadline: DispatchDeadline): 'critical' | 'warning' | null {
  return deadline.tone === 'neutral' ? null : deadline.tone;
}

/**
 * A badge says by its clock what it is; a date alone, beside the status, would be read as when the order got there.
 * @example deadlineWords({ state: 'on-track', tone: 'neutral', label: '28 nov, 18:00' }) // => 'Límite: 28 nov, 18:00'
 * @example deadlineWords({ state: 'today', tone: 'critical', label: 'Hoy 18:00' }) // => 'Hoy 18:00'
 */
export function deadlineWords(deadline: DispatchDeadline): string {
  return deadlineTone(deadline) === null ? `Límite: ${deadline.label.toLowerCase()}` : deadline.label;
}
