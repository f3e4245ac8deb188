import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { instant, timeZone } from '../testing/arbitraries.ts';
import { dateRangePreset, type DateRangePresetId, dateRangePresets } from './date-range-presets.ts';
import { dayRange } from './day-range.ts';
import { formatDateTime, formatDay, formatLongDay, formatTime } from './format-date.ts';
import { greetingOf } from './greeting-of.ts';
import { localDay } from './local-day.ts';

const mexicanZones = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'America/Hermosillo',
] as const;
const hour = 3_600_000;

/** The day by ICU itself, written another way. */
const icuDay = (moment: string | number, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(moment));

describe('the day on the clock of the store', () => {
  test('2025-02-01T05:30:00Z is 31 January in Mexico City', () => {
    expect(localDay('2025-02-01T05:30:00Z')).toBe('2025-01-31');
    expect(localDay('2025-02-01T05:30:00Z', 'America/Cancun')).toBe('2025-02-01');
    expect(localDay(Date.parse('2025-02-01T06:00:00Z'))).toBe('2025-02-01');
    expect(localDay(new Date('2025-02-01T05:59:59.999Z'))).toBe('2025-01-31');
  });

  test('what is no moment has no day', () => {
    for (const none of ['pronto', '', Number.NaN, '1899-12-31T00:00:00Z', '9999-06-01T00:00:00Z', 9e15]) {
      expect(localDay(none)).toBeNull();
    }
    expect(localDay('1900-01-01T00:00:00Z', 'UTC')).toBe('1900-01-01');
    expect(localDay('9998-12-31T23:59:59.999Z', 'UTC')).toBe('9998-12-31');
  });

  test('a zone that is none reads as that of Mexico City', () => {
    expect(localDay('2025-02-01T05:30:00Z', 'Marte/Olimpo')).toBe('2025-01-31');
  });

  test('a list of ten thousand dates makes one formatter for its zone, which costs a hundred times its use', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let at = 0; at < 10_000; at += 1) localDay(at * hour, 'America/Bahia_Banderas');
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  it('is the day that ICU says', () => {
    fc.assert(
      fc.property(instant, timeZone, (moment, zone) => {
        expect(localDay(moment, zone)).toBe(icuDay(moment, zone));
      }),
    );
  });
});

describe('whole days as instants', () => {
  it('start at the first moment of a day and end at the first of another', () => {
    fc.assert(
      fc.property(instant, timeZone, (moment, zone) => {
        const day = icuDay(moment, zone);
        const { start, end } = dayRange(day, day, zone);
        expect(icuDay(start, zone)).toBe(day);
        expect(icuDay(Date.parse(start) - 1, zone) < day).toBe(true);
        expect(icuDay(Date.parse(end) - 1, zone)).toBe(day);
        expect(icuDay(end, zone) > day).toBe(true);
        expect(Date.parse(moment)).toBeGreaterThanOrEqual(Date.parse(start));
        expect(Date.parse(moment)).toBeLessThan(Date.parse(end));
      }),
    );
  });

  test('are 24 hours long but for the days on which clocks change', () => {
    const hours = (day: string, zone: string) => {
      const { start, end } = dayRange(day, day, zone);
      return (Date.parse(end) - Date.parse(start)) / hour;
    };
    // The last end of summer time of central Mexico; Tijuana still keeps it.
    expect(mexicanZones.map((zone) => hours('2022-10-30', zone))).toEqual([25, 24, 24, 24]);
    expect(mexicanZones.map((zone) => hours('2022-11-06', zone))).toEqual([24, 25, 24, 24]);
    expect(mexicanZones.map((zone) => hours('2022-04-03', zone))).toEqual([23, 24, 24, 24]);
    expect(mexicanZones.map((zone) => hours('2023-10-29', zone))).toEqual([24, 24, 24, 24]);
    expect(hours('2024-03-10', 'America/Havana')).toBe(23);
    expect(hours('2024-11-03', 'America/Havana')).toBe(25);
  });
});

describe('date range presets', () => {
  const labels = Object.fromEntries(dateRangePresets.map(({ id, label }) => [id, label]));
  const days = (preset: DateRangePresetId, now = '2025-03-01T05:30:00Z', zone = 'America/Mexico_City') => {
    const { firstDay, lastDay } = dateRangePreset(preset, { now, timeZone: zone });
    return `${firstDay} ${lastDay}`;
  };

  test('Hoy, Ayer, Ultimos 7, 15, 30 dias and Mes actual (S9.13)', () => {
    expect(dateRangePresets.slice(0, 6).map(({ label }) => label)).toEqual([
      'Hoy',
      'Ayer',
      'Ultimos 7 dias',
      'Ultimos 15 dias',
      'Ultimos 30 dias',
      'Mes actual',
    ]);
    // It is still 28 February in Mexico City.
    expect(days('today')).toBe('2025-02-28 2025-02-28');
    expect(days('yesterday')).toBe('2025-02-27 2025-02-27');
    expect(days('last-7-days')).toBe('2025-02-22 2025-02-28');
    expect(days('last-15-days')).toBe('2025-02-14 2025-02-28');
    expect(days('last-30-days')).toBe('2025-01-30 2025-02-28');
    expect(days('current-month')).toBe('2025-02-01 2025-02-28');
    expect(days('current-month', '2025-03-01T06:00:00Z')).toBe('2025-03-01 2025-03-01');
  });

  test('Ultimos 2, 3 and 6 meses are 60, 90 and 180 days (S9.14)', () => {
    expect(dateRangePresets.slice(6).map(({ label }) => label)).toEqual([
      'Ultimos 2 meses',
      'Ultimos 3 meses',
      'Ultimos 6 meses',
    ]);
    expect(days('last-2-months')).toBe('2024-12-31 2025-02-28');
    expect(days('last-3-months')).toBe('2024-12-01 2025-02-28');
    expect(days('last-6-months')).toBe('2024-09-02 2025-02-28');
  });

  test('are whole local days in each zone of Mexico, across the end of summer time of October 2022', () => {
    const now = '2022-11-02T18:00:00Z';
    const range = (zone: string) => {
      const { start, end } = dateRangePreset('last-7-days', { now, timeZone: zone });
      return `${start} ${end}`;
    };
    expect(mexicanZones.map(range)).toEqual([
      '2022-10-27T05:00:00.000Z 2022-11-03T06:00:00.000Z',
      '2022-10-27T07:00:00.000Z 2022-11-03T07:00:00.000Z',
      '2022-10-27T05:00:00.000Z 2022-11-03T05:00:00.000Z',
      '2022-10-27T07:00:00.000Z 2022-11-03T07:00:00.000Z',
    ]);
  });

  test('of a moment that is none are those of 1970', () => {
    expect(days('today', 'pronto')).toBe('1970-01-01 1970-01-01');
  });

  const preset = fc.constantFrom(...dateRangePresets.map(({ id }) => id));

  it('hold now, save Ayer, which ends where today starts', () => {
    fc.assert(
      fc.property(preset, instant, timeZone, (id, now, zone) => {
        const { start, end } = dateRangePreset(id, { now, timeZone: zone });
        expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(now));
        if (id === 'yesterday') expect(end).toBe(dateRangePreset('today', { now, timeZone: zone }).start);
        else expect(Date.parse(end)).toBeGreaterThan(Date.parse(now));
      }),
    );
  });

  it('have as many days as their label says', () => {
    const length: Record<string, number> = {
      today: 1,
      yesterday: 1,
      'last-7-days': 7,
      'last-15-days': 15,
      'last-30-days': 30,
      'last-2-months': 60,
      'last-3-months': 90,
      'last-6-months': 180,
    };
    fc.assert(
      fc.property(preset, instant, timeZone, (id, now, zone) => {
        const { firstDay, lastDay } = dateRangePreset(id, { now, timeZone: zone });
        const count = (Date.parse(lastDay) - Date.parse(firstDay)) / (24 * hour) + 1;
        expect([labels[id], count]).toEqual([labels[id], length[id] ?? Number(lastDay.slice(8))]);
      }),
    );
  });
});

describe('dates as they are read', () => {
  const now = '2025-11-25T20:00:00Z';
  const reading = { now, timeZone: 'America/Mexico_City' };

  test.each([
    ['2025-11-25T15:12:00Z', 'Hoy, 09:12'],
    ['2025-11-25T01:04:00Z', 'Ayer, 19:04'],
    ['2025-11-26T18:00:00Z', 'Mañana, 12:00'],
    ['2025-11-23T16:02:00Z', '23 nov, 10:02'],
    ['2025-01-01T06:00:00Z', '1 ene, 00:00'],
    ['2025-01-01T05:59:00Z', '31 dic 2024, 23:59'],
    ['2024-11-25T16:02:00Z', '25 nov 2024, 10:02'],
    ['2026-02-03T16:02:00Z', '3 feb 2026, 10:02'],
    [null, '—'],
    [undefined, '—'],
    ['pronto', '—'],
  ])('%s is "%s"', (moment, expected) => {
    expect(formatDateTime(moment, reading)).toBe(expected);
  });

  test('each month has its short and its long name', () => {
    const months = Array.from(
      { length: 12 },
      (_, at) => `2023-${String(at + 1).padStart(2, '0')}-15T18:00:00Z`,
    );
    expect(months.map((month) => formatDay(month, reading).split(' ')[1])).toEqual(
      'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
    );
    expect(months.map((month) => formatLongDay(month, reading).split(' ')[3])).toEqual(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    );
  });

  test('the long form has the weekday, and the year when it is another', () => {
    expect(formatLongDay('2025-11-25T18:00:00Z', reading)).toBe('martes 25 de noviembre');
    expect(formatLongDay('2024-11-25T18:00:00Z', reading)).toBe('lunes 25 de noviembre de 2024');
    expect(formatLongDay('2025-11-30T18:00:00Z', { now })).toBe('domingo 30 de noviembre');
    expect(formatLongDay(null, reading)).toBe('—');
    expect(formatLongDay('x', { now })).toBe('—');
  });

  test('without a now that is a moment, the year is always said', () => {
    const nowhere = { now: 'pronto' };
    expect(formatDay('2025-11-25T18:00:00Z', nowhere)).toBe('25 nov 2025');
    expect(formatDateTime('2025-11-25T18:00:00Z', nowhere)).toBe('25 nov 2025, 12:00');
    expect(formatLongDay('2025-11-25T18:00:00Z', nowhere)).toBe('martes 25 de noviembre de 2025');
  });

  test('what is no moment is a dash', () => {
    const now = '2025-11-25T18:00:00Z';
    for (const none of [null, undefined, 'pronto']) {
      expect([formatDay(none, { now }), formatLongDay(none, { now }), formatDateTime(none, { now })]).toEqual(
        ['—', '—', '—'],
      );
    }
  });

  test('a time alone is that of the clock of the store', () => {
    expect(formatTime('2025-11-25T15:12:00Z')).toBe('09:12');
    expect(formatTime('2025-11-25T15:12:00Z', 'America/Cancun')).toBe('10:12');
    expect(formatTime('2025-11-25T06:00:00Z')).toBe('00:00');
    expect(formatTime(undefined)).toBe('—');
  });

  test('each weekday has its name', () => {
    const week = [24, 25, 26, 27, 28, 29, 30].map((day) =>
      formatLongDay(`2025-11-${day}T18:00:00Z`, { now: '2025-11-25T18:00:00Z' }),
    );
    expect(week.map((text) => text.split(' ')[0])).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ]);
  });

  it('a long day has the weekday and the month that ICU says', () => {
    fc.assert(
      fc.property(instant, timeZone, (moment, zone) => {
        const icu = new Intl.DateTimeFormat('es-MX', {
          timeZone: zone,
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        });
        const expected = icu.format(new Date(moment)).replace(',', '');
        expect(formatLongDay(moment, { now: '1980-01-01T12:00:00Z', timeZone: zone })).toBe(expected);
      }),
    );
  });

  it('the words Hoy, Ayer and Mañana name neighbouring days', () => {
    fc.assert(
      fc.property(instant, timeZone, fc.integer({ min: -3, max: 3 }), (moment, zone, shift) => {
        const other = new Date(Date.parse(moment) + shift * 24 * hour).toISOString();
        const apart = Math.round(
          (Date.parse(icuDay(other, zone)) - Date.parse(icuDay(moment, zone))) / (24 * hour),
        );
        const words: Record<number, string> = { 0: 'Hoy', [-1]: 'Ayer', 1: 'Mañana' };
        const said = formatDay(other, { now: moment, timeZone: zone });
        expect(Object.values(words).includes(said) ? said : undefined).toBe(words[apart]);
      }),
    );
  });

  test.each([
    ['11:00', 'Buenos días'],
    ['17:59', 'Buenos días'],
    ['18:00', 'Buenas tardes'],
    ['10:59', 'Buenas noches'],
  ])('at %s UTC the greeting of Mexico City is %s', (time, expected) => {
    expect(greetingOf({ now: `2025-11-25T${time}:00Z` })).toBe(expected);
  });

  test('the greeting follows the zone', () => {
    expect(greetingOf({ now: '2025-11-26T00:59:00Z' })).toBe('Buenas tardes');
    expect(greetingOf({ now: '2025-11-26T01:00:00Z' })).toBe('Buenas noches');
    expect(greetingOf({ now: '2025-11-26T00:59:00Z', timeZone: 'America/Cancun' })).toBe('Buenas noches');
    expect(greetingOf({ now: 'pronto' })).toBe('Buenas tardes');
  });
});
