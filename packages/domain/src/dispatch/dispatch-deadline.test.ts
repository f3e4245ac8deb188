import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { statusFamilies } from '../order-status/status-families.ts';
import { instant, timeZone } from '../testing/arbitraries.ts';
import { dispatchDeadline } from './dispatch-deadline.ts';

const reading = { now: '2025-11-25T18:00:00Z', timeZone: 'America/Mexico_City' };
const pending = (shipBy: string | null | undefined) =>
  dispatchDeadline({ shipBy, family: 'pendiente' }, reading);

describe('the dispatch deadline of an order', () => {
  test('is overdue from its moment on', () => {
    const overdue = { state: 'overdue', tone: 'critical', label: 'Vencido' };
    expect(pending('2025-11-25T18:00:00Z')).toEqual(overdue);
    expect(pending('2025-11-24T00:00:00Z')).toEqual(overdue);
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
