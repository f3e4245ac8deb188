import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstPickup,
  pickupDays,
  pickupDaysAhead,
  pickupFaults,
  pickupHours,
  pickupWarning,
} from './pickup-visit.ts';

const timeZone = 'America/Mexico_City';
/** The latest hand-over: an hour of Mexico City, on a day of November. */
const due = (hour: string, day = 25) => new Date(`2025-11-${day}T${hour}:00-06:00`).toISOString();
/** 25 November, an hour of Mexico City. */
const at = (hour: string) => ({ now: `2025-11-25T${hour}:00-06:00`, timeZone });
const visit = (date: string, fromHour = '09:00', toHour = '18:00') => ({ date, fromHour, toHour });

describe('a visit of the carrier (S3.47, D186)', () => {
  test('is for today or one of the fourteen days after it, by the store’s calendar', () => {
    const late = { now: '2025-11-26T05:30:00Z', timeZone };
    expect(pickupFaults(visit('2025-11-26'), late)).toEqual({});
    expect(pickupFaults(visit('2025-12-09'), late)).toEqual({});
    expect(pickupFaults(visit('2025-12-10'), late)).toEqual({ date: 'Elige un día de hoy a 14 días' });
    expect(pickupFaults(visit('2025-11-24'), late)).toEqual({ date: 'Elige un día de hoy a 14 días' });
  });

  test('ends after it begins', () => {
    const fault = { toHour: 'La hora final va después de la inicial' };
    expect(pickupFaults(visit('2025-11-26', '12:00', '12:00'), at('10:00'))).toEqual(fault);
    expect(pickupFaults(visit('2025-11-26', '13:00', '12:00'), at('10:00'))).toEqual(fault);
    expect(pickupFaults(visit('2025-11-26', '12:00', '13:00'), at('10:00'))).toEqual({});
  });

  test('of today is not over yet', () => {
    expect(pickupFaults(visit('2025-11-25', '09:00', '12:00'), at('12:00'))).toEqual({
      toHour: 'Ese horario ya pasó',
    });
    expect(pickupFaults(visit('2025-11-25', '09:00', '12:00'), at('11:59'))).toEqual({});
  });

  test('both the day and the hours can be wrong', () => {
    expect(pickupFaults(visit('2026-11-25', '14:00', '12:00'), at('10:00'))).toEqual({
      date: 'Elige un día de hoy a 14 días',
      toHour: 'La hora final va después de la inicial',
    });
  });

  test('without a clock no day is right', () => {
    const noClock = { now: Number.NaN, timeZone };
    expect(pickupFaults(visit('2025-11-26'), noClock)).toEqual({ date: 'Elige un día de hoy a 14 días' });
    expect(pickupDays(noClock)).toEqual([]);
    expect(firstPickup(noClock)).toEqual({ date: '', fromHour: '09:00', toHour: '18:00' });
  });
});

describe('the visits offered', () => {
  test('are for every day from eight to twenty', () => {
    expect(pickupHours.at(0)).toBe('08:00');
    expect(pickupHours.at(-1)).toBe('20:00');
    expect(pickupHours).toHaveLength(13);
    expect(pickupDays(at('17:59')).at(0)).toBe('2025-11-25');
    expect(pickupDays(at('18:00')).at(0)).toBe('2025-11-26');
    expect(pickupDays(at('18:00')).at(-1)).toBe('2025-12-09');
    expect(pickupDays(at('10:00'))).toHaveLength(pickupDaysAhead + 1);
  });

  test('begin with the next whole hour, tomorrow once the round of today is planned', () => {
    expect(firstPickup(at('07:10'))).toEqual(visit('2025-11-25'));
    expect(firstPickup(at('11:20'))).toEqual(visit('2025-11-25', '12:00'));
    expect(firstPickup(at('14:59'))).toEqual(visit('2025-11-25', '15:00'));
    expect(firstPickup(at('15:00'))).toEqual(visit('2025-11-26'));
  });

  test('of an order that is due come in time: today while that is possible, within the hours that are left', () => {
    expect(firstPickup(at('15:30'), due('18:00'))).toEqual(visit('2025-11-25', '16:00'));
    expect(firstPickup(at('16:59'), due('18:00'))).toEqual(visit('2025-11-25', '17:00'));
    expect(firstPickup(at('10:20'), due('14:30'))).toEqual(visit('2025-11-25', '11:00', '14:00'));
    expect(firstPickup(at('15:30'), due('13:00', 26))).toEqual(visit('2025-11-26', '09:00', '13:00'));
    expect(firstPickup(at('15:30'), due('18:00', 26))).toEqual(visit('2025-11-26'));
    // Nothing leaves in time any more: the soonest there is.
    expect(firstPickup(at('15:30'), due('15:00'))).toEqual(visit('2025-11-25', '16:00'));
    expect(firstPickup(at('15:30'), due('09:00', 26))).toEqual(visit('2025-11-25', '16:00'));
    expect(firstPickup(at('17:00'), due('18:00'))).toEqual(visit('2025-11-26'));
  });

  test('that come too late for their order say so', () => {
    const late = (date: string, from: string, to: string, now = '15:30') =>
      pickupWarning(visit(date, from, to), due('18:00'), at(now));
    expect(late('2025-11-25', '16:00', '18:00')).toBeNull();
    expect(late('2025-11-25', '16:00', '19:00')).toBe('Puede salir tarde. Límite: hoy 18:00');
    expect(late('2025-11-25', '18:00', '19:00')).toBe('Saldrá tarde. Límite: hoy 18:00');
    expect(late('2025-11-26', '09:00', '18:00')).toBe('Saldrá tarde. Límite: hoy 18:00');
    expect(late('2025-11-26', '09:00', '18:00', '18:30')).toBe('Ya va tarde. Venció hoy 18:00');
    expect(pickupWarning(visit('2025-11-26'), due('12:00', 28), at('10:00'))).toBeNull();
    expect(pickupWarning(visit('2025-12-01'), due('12:00', 28), at('10:00'))).toBe(
      'Saldrá tarde. Límite: 28 nov, 12:00',
    );
    expect(pickupWarning(visit('2025-11-26'), null, at('10:00'))).toBeNull();
    expect(pickupWarning(visit('2025-11-26'), 'mañana', at('10:00'))).toBeNull();
  });

  test('can be asked for at any moment', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.option(fc.integer({ min: -48, max: 96 })), (now, hoursLeft) => {
        const reading = { now: now.toISOString(), timeZone };
        const shipBy =
          hoursLeft === null ? null : new Date(now.getTime() + hoursLeft * 3_600_000).toISOString();
        const first = firstPickup(reading, shipBy);
        expect(pickupFaults(first, reading)).toEqual({});
        expect(pickupDays(reading)).toContain(first.date);
        expect(pickupHours).toEqual(expect.arrayContaining([first.fromHour, first.toHour]));
        for (const date of pickupDays(reading))
          expect(pickupFaults(visit(date, '09:00', '20:00'), reading)).toEqual({});
      }),
    );
  });
});
