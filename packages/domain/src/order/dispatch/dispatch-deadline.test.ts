import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { statusFamilies } from '../status/status-families.ts';
import { instant, timeZone } from '../../testing/arbitraries.ts';
import { dispatchDeadline } from './dispatch-deadline.ts';

const reading = { now: '2025-11-25T18:00:00Z', timeZone: 'America/Mexico_City' };
const pending = (shipBy: string | null | undefined) =>
  dispatchDeadline({ shipBy, family: 'pendiente' }, reading);

describe('the dispatch deadline of an order', () => {
  test('is overdue from its moment on, and says since when', () => {
    const overdue = (label: string) => ({ state: 'overdue', tone: 'critical', label });
    expect(pending('2025-11-25T18:00:00Z')).toEqual(overdue('Venció hoy 12:00'));
    expect(pending('2025-11-25T00:00:00Z')).toEqual(overdue('Venció ayer 18:00'));
    expect(pending('2025-11-24T00:00:00Z')).toEqual(overdue('Venció hace 2 días'));
    expect(pending('2024-11-25T18:00:00Z')).toEqual(overdue('Venció hace 365 días'));
  });

  test('counts the days that it is late by at midnight on the clock of the store', () => {
    // 06:00 UTC is midnight in Mexico City, where the 25th begins.
    expect(pending('2025-11-25T06:00:00Z').label).toBe('Venció hoy 00:00');
    expect(pending('2025-11-25T05:59:59Z').label).toBe('Venció ayer 23:59');
    expect(pending('2025-11-24T06:00:00Z').label).toBe('Venció ayer 00:00');
    expect(pending('2025-11-24T05:59:59Z').label).toBe('Venció hace 2 días');
    const inTijuana = { ...reading, timeZone: 'America/Tijuana' };
    expect(dispatchDeadline({ shipBy: '2025-11-25T07:59:59Z', family: 'pendiente' }, inTijuana).label).toBe(
      'Venció ayer 23:59',
    );
  });

  it('that has passed says since when as long as it is late, the days never fewer as time goes by', () => {
    const daysOf = (label: string) =>
      label.startsWith('Venció hoy')
        ? 0
        : label.startsWith('Venció ayer')
          ? 1
          : Number(label.match(/\d+/u)?.[0]);
    fc.assert(
      fc.property(instant, timeZone, fc.nat(4000), fc.nat(100), (shipBy, zone, hours, later) => {
        const label = (past: number) =>
          dispatchDeadline(
            { shipBy, family: 'pendiente' },
            { now: Date.parse(shipBy) + past * 3_600_000, timeZone: zone },
          ).label;
        expect(label(hours)).toMatch(/^Venció (?:(?:hoy|ayer) \d\d:\d\d|hace (?:[2-9]|\d{2,}) días)$/u);
        expect(daysOf(label(hours + later))).toBeGreaterThanOrEqual(daysOf(label(hours)));
      }),
    );
  });

  test('of today is critical and says its hour', () => {
    expect(pending('2025-11-25T18:00:01Z')).toEqual({ state: 'today', tone: 'critical', label: 'Hoy 12:00' });
    expect(pending('2025-11-26T05:59:00Z')).toEqual({ state: 'today', tone: 'critical', label: 'Hoy 23:59' });
  });

  test('within 24 hours is a warning', () => {
    expect(pending('2025-11-26T18:00:00Z')).toEqual({
      state: 'soon',
      tone: 'warning',
      label: 'Mañana 12:00',
    });
    expect(pending('2025-11-26T18:00:01Z')).toEqual({
      state: 'on-track',
      tone: 'neutral',
      label: 'Mañana 12:00',
    });
  });

  test('further away is told by its day', () => {
    expect(pending('2025-11-28T18:30:00Z')).toEqual({
      state: 'on-track',
      tone: 'neutral',
      label: '28 nov, 12:30',
    });
  });

  test('is none without a date, or once the order has left', () => {
    const none = { state: 'none', tone: 'neutral', label: '' };
    for (const shipBy of [null, undefined, '', 'pronto']) expect(pending(shipBy)).toEqual(none);
    expect(
      dispatchDeadline({ shipBy: '2025-11-26T00:00:00Z', family: 'pendiente' }, { now: 'pronto' }),
    ).toEqual(none);
    const told = statusFamilies.filter(
      (family) => dispatchDeadline({ shipBy: '2025-11-24T00:00:00Z', family }, reading).state !== 'none',
    );
    expect(told).toEqual(['pendiente', 'listo_para_enviar']);
  });

  it('gets no calmer as time goes by', () => {
    const order = ['on-track', 'soon', 'today', 'overdue'];
    fc.assert(
      fc.property(instant, timeZone, fc.nat(100), fc.nat(100), (shipBy, zone, hours, later) => {
        const at = (before: number) =>
          dispatchDeadline(
            { shipBy, family: 'listo_para_enviar' },
            { now: Date.parse(shipBy) - before * 3_600_000, timeZone: zone },
          ).state;
        expect(order.indexOf(at(hours))).toBeGreaterThanOrEqual(order.indexOf(at(hours + later)));
      }),
    );
  });
});
