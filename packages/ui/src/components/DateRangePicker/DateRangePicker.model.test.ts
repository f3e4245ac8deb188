import { describe, expect, it } from 'vitest';
import { orderDays, parseDay, rangeLabel, typedDay } from './DateRangePicker.model.ts';

const presets = [{ id: 'last-7-days', label: 'Ultimos 7 dias' }];

describe('a range of days', () => {
  it('is called by its preset, or by its days', () => {
    expect(rangeLabel({ preset: 'last-7-days' }, presets)).toBe('Ultimos 7 dias');
    expect(rangeLabel({ firstDay: '2025-11-01', lastDay: '2025-11-09' }, presets)).toBe(
      '1 nov 2025 – 9 nov 2025',
    );
    expect(rangeLabel({ firstDay: '2025-11-01', lastDay: '2025-11-01' }, presets)).toBe('1 nov 2025');
  });

  it('puts two days in order', () => {
    expect(orderDays('2025-11-09', '2025-11-01')).toEqual({ firstDay: '2025-11-01', lastDay: '2025-11-09' });
  });
});

describe('a day as a person types it', () => {
  it.each([
    ['9/11/2025', '2025-11-09'],
    [' 09-11-2025 ', '2025-11-09'],
    ['2025-11-09', '2025-11-09'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each(['', 'ayer', '31/02/2025', '29/02/2025', '1/13/2025', '9/11/25'])('does not read %s', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('is written back as it is typed', () => {
    expect(parseDay(typedDay('2025-11-09'))).toBe('2025-11-09');
  });
});
