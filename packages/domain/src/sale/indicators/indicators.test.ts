import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { averageTicket, bucketOf, bucketsOf, comparisonRange, percentageChange } from './indicators.ts';
import { cases } from '../../testing/cases.ts';

const isoDay = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2055-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const length = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;

describe('the change of an indicator', () => {
  test.each([
    [90_000, 80_000, 12.5],
    [80_000, 90_000, -11.11],
    [1, 3, -66.67],
    [5, 0, 100],
    [0, 0, 0],
    [0, 5, -100],
    [-5, 0, 0],
    [1e308, 1e-308, 0],
  ])('from %d against %d is %d %%', (current, previous, expected) => {
    expect(percentageChange(current, previous)).toBe(expected);
  });

  test('has no minus zero', () => expect(Object.is(percentageChange(99_999.999, 100_000), 0)).toBe(true));

  test('the average ticket is 0 without orders', () => {
    expect(averageTicket(1000, 3)).toBe(333.33);
    expect(averageTicket(1000, 0)).toBe(0);
    expect(averageTicket(2, 3)).toBe(0.67);
  });

  it('has the sign of the difference', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 1e4 }), (current, previous) => {
        const change = percentageChange(current, previous);
        expect(Math.sign(change)).toBe(Math.sign(current - previous));
      }),
    );
  });
});

describe('the period that a range is compared with', () => {
  test('is the range of equal length just before', () => {
    expect(comparisonRange({ firstDay: '2025-01-08', lastDay: '2025-01-14' })).toEqual({
      firstDay: '2025-01-01',
      lastDay: '2025-01-07',
      start: '2025-01-01T06:00:00.000Z',
      end: '2025-01-08T06:00:00.000Z',
    });
    expect(
      comparisonRange({ firstDay: '2025-01-08', lastDay: '2025-01-08' }, 1, 'America/Cancun').start,
    ).toBe('2025-01-07T05:00:00.000Z');
  });

  test('or the same dates a year before', () => {
    const before = (firstDay: string, lastDay: string) => {
      const range = comparisonRange({ firstDay, lastDay }, 2);
      return `${range.firstDay} ${range.lastDay}`;
    };
    expect(before('2025-01-08', '2025-01-14')).toBe('2024-01-08 2024-01-14');
    expect(before('2024-02-29', '2024-03-01')).toBe('2023-02-28 2023-03-01');
    expect(before('1000-01-01', '1000-01-01')).toBe('0999-01-01 0999-01-01');
    expect(before('2025-02-28', '2025-02-28')).toBe('2024-02-28 2024-02-28');
    expect(comparisonRange({ firstDay: '2025-01-08', lastDay: '2025-01-08' }, 2, 'America/Cancun').end).toBe(
      '2024-01-09T05:00:00.000Z',
    );
  });

  it('is as long, and ends where the range starts', () => {
    fc.assert(
      fc.property(isoDay, fc.nat(400), (firstDay, days) => {
        const range = { firstDay, lastDay: plusDays(firstDay, days) };
        const before = comparisonRange(range, 1);
        expect(length(before)).toBe(length(range));
        expect(plusDays(before.lastDay, 1)).toBe(firstDay);
      }),
    );
  });
});

describe('the buckets of a chart', () => {
  test('are days, ISO weeks or months', () => {
    expect(bucketOf('2025-01-15')).toBe('2025-01-15');
    expect(bucketOf('2025-01-15', 2)).toBe('2025-W03');
    expect(bucketOf('2025-01-15', 3)).toBe('2025-01');
  });

  test.each([
    ['2024-12-29', '2024-W52'],
    ['2024-12-30', '2025-W01'],
    ['2025-01-05', '2025-W01'],
    ['2025-01-06', '2025-W02'],
    ['2021-01-03', '2020-W53'],
    ['2021-01-04', '2021-W01'],
    ['2026-12-31', '2026-W53'],
    ['2023-01-01', '2022-W52'],
  ])('%s is in week %s', (day, week) => {
    expect(bucketOf(day, 2)).toBe(week);
  });

  test('of a range are all of them, also those without sales', () => {
    expect(bucketsOf({ firstDay: '2025-01-30', lastDay: '2025-02-01' })).toEqual([
      '2025-01-30',
      '2025-01-31',
      '2025-02-01',
    ]);
    expect(bucketsOf({ firstDay: '2025-01-01', lastDay: '2025-01-13' }, 2)).toEqual([
      '2025-W01',
      '2025-W02',
      '2025-W03',
    ]);
    expect(bucketsOf({ firstDay: '2025-02-01', lastDay: '2025-01-30' })).toEqual([]);
    expect(bucketsOf({ firstDay: 'x', lastDay: 'y' })).toEqual([]);
    expect(bucketsOf({ firstDay: '1900-01-01', lastDay: '2999-12-31' }).length).toBe(10_000);
  });

  it('follow each other without a gap, and hold every day of the range', () => {
    fc.assert(
      fc.property(
        isoDay,
        fc.nat(200),
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        (firstDay, days, periodo) => {
          const buckets = bucketsOf({ firstDay, lastDay: plusDays(firstDay, days) }, periodo);
          expect(buckets).toEqual(buckets.toSorted());
          expect(new Set(buckets).size).toBe(buckets.length);
          for (let day = 0; day <= days; day += 1)
            expect(buckets).toContain(bucketOf(plusDays(firstDay, day), periodo));
        },
      ),
      cases(50),
    );
  });

  it('the seven days from a Monday share a week', () => {
    fc.assert(
      fc.property(isoDay, fc.integer({ min: 0, max: 6 }), (day, later) => {
        const monday = plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
        expect(bucketOf(plusDays(monday, later), 2)).toBe(bucketOf(monday, 2));
        expect(bucketOf(plusDays(monday, 7), 2)).not.toBe(bucketOf(monday, 2));
      }),
    );
  });
});
