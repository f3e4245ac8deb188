import { describe, expect, test } from 'vitest';
import { deliveryPromise } from './delivery-promise.ts';

const now = '2025-11-25T18:00:00Z';

describe('an order on its way', () => {
  test('keeps its promise until the promised day is over on the clock of the store', () => {
    // 05:59 UTC of the 26th is still the 25th in Mexico City.
    expect(deliveryPromise('2025-11-25T12:00:00Z', { now: '2025-11-26T05:59:00Z' })).toEqual({
      daysLate: 0,
      label: 'Hoy',
    });
    expect(deliveryPromise('2025-11-25T12:00:00Z', { now: '2025-11-26T06:00:00Z' })?.daysLate).toBe(1);
  });

  test('counts its delay in days of the calendar', () => {
    expect(deliveryPromise('2025-11-24T18:00:00Z', { now })?.label).toBe('Retraso 1 día');
    expect(deliveryPromise('2025-11-20T23:00:00Z', { now })?.label).toBe('Retraso 5 días');
  });

  test('without a promise there is nothing to say', () => {
    expect(deliveryPromise(null, { now })).toBeNull();
    expect(deliveryPromise('pronto', { now })).toBeNull();
    expect(deliveryPromise('2025-11-24T18:00:00Z', { now: 'pronto' })).toBeNull();
  });
});
