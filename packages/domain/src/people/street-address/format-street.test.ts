import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyText } from '../../testing/arbitraries.ts';
import { formatStreet } from './format-street.ts';

describe('a street line', () => {
  test('is written of its parts', () => {
    const line = (street: string | null, outdoorNumber: string | null, interiorNumber: string | null) =>
      formatStreet({ street, outdoorNumber, interiorNumber });
    expect(line('Hidalgo', '12', '3')).toBe('Hidalgo 12, Int. 3');
    expect(line(' Hidalgo ', '12', 'Depto 4')).toBe('Hidalgo 12, Depto 4');
    expect(line('Hidalgo', '12', 'PB')).toBe('Hidalgo 12, PB');
    expect(line('Hidalgo', '12', 'p.b.')).toBe('Hidalgo 12, p.b.');
    expect(line('Hidalgo', '12', 'PH 2')).toBe('Hidalgo 12, PH 2');
    expect(line('Hidalgo', '12', 'L-12')).toBe('Hidalgo 12, Int. L-12');
    expect(line('Hidalgo', '', '')).toBe('Hidalgo');
    expect(line(null, '12', null)).toBe('12');
    expect(line(null, null, '3')).toBe('Int. 3');
    expect(line('Hidalgo', '12', '123')).toBe('Hidalgo 12, Int. 123');
    expect(line('Hidalgo', '12', 'A 3')).toBe('Hidalgo 12, Int. A 3');
    expect(line('Hidalgo', '12', '4 PH')).toBe('Hidalgo 12, Int. 4 PH');
    expect(line('Hidalgo', '12', '4 Depto')).toBe('Hidalgo 12, Int. 4 Depto');
    expect(formatStreet({})).toBe('');
  });

  it('holds all of its parts', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (street, outdoorNumber, interiorNumber) => {
        const line = formatStreet({ street, outdoorNumber, interiorNumber });
        for (const part of [street, outdoorNumber, interiorNumber]) {
          expect(line).toContain(
            part
              .normalize('NFC')
              .replace(/[\s\p{Cc}]+/gu, ' ')
              .trim(),
          );
        }
      }),
    );
  });
});
