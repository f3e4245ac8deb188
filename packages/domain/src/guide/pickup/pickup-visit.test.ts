import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPickup, pickupDays, pickupDaysAhead, pickupFaults, pickupHours } from './pickup-visit.ts';

const timeZone = 'America/Mexico_City';
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

  test('can be asked for at any moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (now) => {
          const reading = { now: now.toISOString(), timeZone };
          expect(pickupFaults(firstPickup(reading), reading)).toEqual({});
          for (const date of pickupDays(reading))
            expect(pickupFaults(visit(date, '09:00', '20:00'), reading)).toEqual({});
        },
      ),
    );
  });
});
