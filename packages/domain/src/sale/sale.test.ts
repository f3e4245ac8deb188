import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween } from '../time/zoned-time.ts';
import { daysOfStock } from './days-of-stock.ts';
import { eventsWithin, saleEvents, sameEventBefore } from './events/sale-events.ts';
import { excludedSentence } from './excluded-sentence.ts';
import { comparisonCut } from './indicators/comparison-cut.ts';
import { granularityOf } from './indicators/granularity-of.ts';
import { comparisonRange } from './indicators/indicators.ts';
import { monthsOf } from './indicators/months-of.ts';
import { csvLines } from '../files/csv/csv-lines.ts';
import { tenthShares } from './indicators/tenth-shares.ts';
import { generalReportColumns } from './report/general-report-columns.ts';

const isoDay = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('seasons', () => {
  test('are real days, oldest first, and none of a year that nobody has published', () => {
    const days = saleEvents.map(({ firstDay }) => firstDay);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day < '2026')).toBe(true);
    for (const { firstDay, lastDay } of saleEvents) expect(daysBetween(firstDay, lastDay)).toBeGreaterThan(2);
    // El Buen Fin ends on the Monday of the long weekend, whatever day it starts on.
    for (const { key, lastDay } of saleEvents)
      if (key === 'buen-fin') expect(new Date(lastDay).getUTCDay()).toBe(1);
  });

  test('are found by a day they share with a range', () => {
    const labels = (firstDay: string, lastDay: string) =>
      eventsWithin({ firstDay, lastDay }).map(({ label }) => label);
    expect(labels('2025-11-17', '2025-11-17')).toEqual(['Buen Fin 2025']);
    expect(labels('2025-11-18', '2026-11-01')).toEqual([]);
    expect(labels('2024-05-23', '2025-05-26')).toEqual(['Hot Sale 2024', 'Buen Fin 2024', 'Hot Sale 2025']);
  });

  test('are compared with themselves, the last time before', () => {
    const of = (label: string) => saleEvents.find((event) => event.label === label);
    const before = (label: string) => {
      const event = of(label);
      return event && sameEventBefore(event)?.label;
    };
    expect(before('Buen Fin 2025')).toBe('Buen Fin 2024');
    expect(before('Hot Sale 2023')).toBe('Hot Sale 2022');
    expect(before('Hot Sale 2022')).toBeUndefined();
    const own = [
      { key: 'buen-fin', label: 'Buen Fin 2026', firstDay: '2026-11-12', lastDay: '2026-11-16' },
      ...saleEvents,
    ];
    expect(own[0] && sameEventBefore(own[0], own)?.label).toBe('Buen Fin 2025');
  });
});

describe('the same weekdays a year before', () => {
  it('keep length and weekday', () => {
    fc.assert(
      fc.property(isoDay, fc.nat(400), (firstDay, days) => {
        const range = { firstDay, lastDay: addDays(firstDay, days) };
        const before = comparisonRange(range, 3);
        expect(daysBetween(before.firstDay, before.lastDay)).toBe(days);
        expect(new Date(before.firstDay).getUTCDay()).toBe(new Date(firstDay).getUTCDay());
      }),
    );
  });
});

describe('where a comparison ends on the running day (D294)', () => {
  const week = { firstDay: '2025-11-17', lastDay: '2025-11-23' };
  const before = { firstDay: '2025-11-10', lastDay: '2025-11-16' };
  test.each([
    ['2025-11-23T06:00:00.000Z', '2025-11-16T06:00:00.000Z'],
    ['2025-11-23T15:40:00.000Z', '2025-11-16T15:40:00.000Z'],
    ['2025-11-24T05:59:59.999Z', '2025-11-17T05:59:59.999Z'],
    // The third of seven days: the third of the seven before.
    ['2025-11-19T15:40:00.000Z', '2025-11-12T15:40:00.000Z'],
    ['2025-11-24T06:00:00.000Z', null],
    ['2025-11-17T05:59:59.999Z', null],
    ['no moment', null],
  ])('at %s it is %s', (now, cut) => {
    expect(comparisonCut(week, before, now)).toBe(cut);
  });

  test('Buen Fin of five days against four: both count from their Monday', () => {
    const now = '2025-11-16T20:00:00.000Z';
    const [then, own] = [
      { firstDay: '2024-11-15', lastDay: '2024-11-18' },
      { firstDay: '2025-11-13', lastDay: '2025-11-17' },
    ];
    expect(comparisonCut(own, then, now)).toBe('2024-11-17T20:00:00.000Z');
    // Its first day has none beside it: nothing is counted.
    expect(comparisonCut(own, then, '2025-11-13T20:00:00.000Z')).toBe('2024-11-15T06:00:00.000Z');
  });

  test('is a time of the clock, on days of 23 and of 25 hours too', () => {
    const cut = (today: string, day: string, now: string) =>
      comparisonCut(
        { firstDay: today, lastDay: today },
        { firstDay: day, lastDay: day },
        now,
        'America/Tijuana',
      );
    // 9 March 2025 has no hour from two to three, 2 November 2025 has that from one to two twice.
    expect(cut('2025-03-16', '2025-03-09', '2025-03-16T17:40:00.000Z')).toBe('2025-03-09T17:40:00.000Z');
    expect(cut('2025-03-16', '2025-03-09', '2025-03-16T08:30:00.000Z')).toBe('2025-03-09T09:30:00.000Z');
    expect(cut('2025-03-16', '2025-03-09', '2025-03-16T09:30:00.000Z')).toBe('2025-03-09T10:30:00.000Z');
    expect(cut('2025-11-09', '2025-11-02', '2025-11-09T17:40:00.000Z')).toBe('2025-11-02T17:40:00.000Z');
    expect(cut('2025-11-09', '2025-11-02', '2025-11-09T09:30:00.000Z')).toBe('2025-11-02T08:30:00.000Z');
    expect(cut('2025-11-02', '2025-10-26', '2025-11-02T09:30:00.000Z')).toBe('2025-10-26T08:30:00.000Z');
    // A year apart, on the other side of the change of clocks.
    expect(cut('2025-03-10', '2024-03-09', '2025-03-10T16:40:00.000Z')).toBe('2024-03-09T17:40:00.000Z');
  });
});

describe('how a range is parted', () => {
  test.each([
    [1, 1],
    [45, 1],
    [46, 2],
    [180, 2],
    [181, 3],
    [731, 3],
  ])('%d days by %d', (days, periodo) => {
    expect(granularityOf({ firstDay: '2024-01-01', lastDay: addDays('2024-01-01', days - 1) })).toBe(periodo);
  });

  it('months hold each day once, and no day of another month', () => {
    fc.assert(
      fc.property(isoDay, fc.nat(730), (firstDay, days) => {
        const range = { firstDay, lastDay: addDays(firstDay, days) };
        const months = monthsOf(range);
        expect(months[0]?.firstDay).toBe(range.firstDay);
        expect(months.at(-1)?.lastDay).toBe(range.lastDay);
        for (const [at, month] of months.entries()) {
          expect(month.firstDay.slice(0, 7)).toBe(month.lastDay.slice(0, 7));
          if (at > 0) expect(addDays(months[at - 1]?.lastDay ?? '', 1)).toBe(month.firstDay);
        }
      }),
    );
    expect(monthsOf({ firstDay: '2025-02-01', lastDay: '2025-01-30' })).toEqual([]);
  });

  it('shares add up to 100.0 %', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { maxLength: 20 }), (amounts) => {
        const sum = tenthShares(amounts).reduce((total, share) => total + share, 0);
        expect(sum).toBe(amounts.some((amount) => amount > 0) ? 1000 : 0);
      }),
    );
    expect(tenthShares([Number.NaN, -5, 0])).toEqual([0, 0, 0]);
  });

  it('a share is its own amount rounded up or down, and does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 20 }),
        (amounts) => {
          const sum = amounts.reduce((total, amount) => total + amount, 0);
          const shares = tenthShares(amounts);
          for (const [at, amount] of amounts.entries()) {
            expect(Math.abs((shares[at] ?? 0) - (amount / sum) * 1000)).toBeLessThan(1);
          }
          const turned = tenthShares(amounts.toReversed()).toReversed();
          expect(turned).toEqual(shares);
        },
      ),
    );
    // The first row took what was left over: 19.1 % where the screen said 19.0 %.
    expect(tenthShares([1904, 1001, 2045, 5050])).toEqual([190, 100, 205, 505]);
  });
});

describe('how long a stock lasts', () => {
  test.each([
    [9, 28, 9],
    [0, 3, 0],
    [1, 29, 0],
    [5000, 1, 999],
    [-4, 2, 0],
    [5, 0, null],
    [Number.NaN, 4, null],
  ])('%d pieces of which %d went in four weeks: %s', (stock, sold, days) => {
    expect(daysOfStock(stock, sold)).toBe(days);
  });
});

describe('what a figure leaves out', () => {
  const sentence = (cancelled: number, returned: number) =>
    excludedSentence({
      canceladas: { unidades: cancelled, monto: cancelled * 100 },
      devueltas: { unidades: returned, monto: returned * 50 },
    });
  test.each([
    [0, 0, null],
    [1, 0, 'No cuenta 1 pieza cancelada ($100.00)'],
    [2, 0, 'No cuenta 2 piezas canceladas ($200.00)'],
    [0, 1, 'No cuenta 1 pieza devuelta ($50.00)'],
    [0, 30, 'No cuenta 30 piezas devueltas ($1,500.00)'],
    [1, 2, 'No cuenta 1 pieza cancelada ($100.00) ni 2 devueltas ($100.00)'],
  ])('%d cancelled, %d returned', (cancelled, returned, expected) => {
    expect(sentence(cancelled, returned)).toBe(expected);
  });
});

test('the columns of the general report are those of the contract, each with its own value (calls.md 24.5)', () => {
  const { head, row } = csvLines(generalReportColumns);
  expect(head).toBe(
    'Pedido,Canal,Fecha de compra,Estatus,SKU,Producto,Unidades,Precio,Descuento,Total,Comisión,Guía,Paquetería,Estado\r\n',
  );
  const report = {
    order: '061839000',
    channel: 'SR',
    purchase: '2025-11-09 23:42',
    statusId: 5,
    sku: '0100',
    product: 'Vasos',
    units: 2,
    price: 449,
    discount: 10.5,
    total: 887.5,
    commission: 133.13,
    guide: '0774109361',
    carrier: 'Ruta 7',
    state: 'Jalisco',
  };
  expect(row(report)).toBe(
    '"=""061839000""",Sears,2025-11-09 23:42,En tránsito,"=""0100""",Vasos,2,449,10.5,887.5,133.13,"=""0774109361""",Ruta 7,Jalisco\r\n',
  );
});
