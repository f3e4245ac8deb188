import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { instant, timeZone } from '../testing/arbitraries.ts';
import { dayRange } from './day-range.ts';
import { localDay } from './local-day.ts';
import { addWorkingDays, workingDaysUntil } from './working-days.ts';

const reading = { now: '2025-11-25T18:00:00Z' };

describe('working days', () => {
  test.each([
    ['Thursday', '2025-11-27', 1, '2025-11-28'],
    ['Friday', '2025-11-28', 1, '2025-12-01'],
    ['Saturday', '2025-11-29', 1, '2025-12-01'],
    ['Sunday', '2025-11-30', 2, '2025-12-02'],
    ['Monday', '2025-11-24', 5, '2025-12-01'],
    ['Wednesday', '2025-12-31', 2, '2026-01-02'],
  ])('are Monday to Friday: from %s %s, %d of them lead to %s', (_, day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  test('none of them lead nowhere', () => {
    expect(addWorkingDays('2025-11-29', 0)).toBe('2025-11-29');
    expect(addWorkingDays('2025-11-28', -3)).toBe('2025-11-28');
  });

  test('until a promise are counted from tomorrow on the clock of the store', () => {
    expect(workingDaysUntil('2025-11-28T18:00:00Z', reading)).toBe(3);
    expect(workingDaysUntil('2025-11-30T18:00:00Z', reading)).toBe(3);
    expect(workingDaysUntil('2025-12-02T05:59:00Z', reading)).toBe(4);
    expect(workingDaysUntil('2025-12-02T06:00:00Z', reading)).toBe(5);
    expect(workingDaysUntil('2025-12-02T05:59:00Z', { ...reading, timeZone: 'America/Cancun' })).toBe(5);
  });

  test('until today, a past day or no moment at all are none', () => {
    for (const promised of ['2025-11-26T05:59:00Z', '2025-11-20T18:00:00Z', 'nunca', null, undefined]) {
      expect(workingDaysUntil(promised, reading)).toBe(0);
    }
    expect(workingDaysUntil('2025-11-28T18:00:00Z', { now: 'pronto' })).toBe(0);
  });

  test('until a broken date are not counted for ever', () => {
    expect(workingDaysUntil('9000-01-01T00:00:00Z', reading)).toBe(365);
  });

  it('that were added are the ones that are counted', () => {
    fc.assert(
      fc.property(instant, timeZone, fc.nat(60), (now, zone, count) => {
        const today = localDay(now, zone) ?? '';
        const day = addWorkingDays(today, count);
        const promised = dayRange(day, day, zone).start;
        expect(workingDaysUntil(promised, { now, timeZone: zone })).toBe(count);
      }),
    );
  });
});
