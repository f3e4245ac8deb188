import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { colonyOptions } from '../colonies/colony-options.ts';
import { defaultImageQuality, imageDeviceSizes, imageSizes, isImageWidth } from '../images/image-sizes.ts';
import { fail, ok } from '../result/result.ts';
import { isSpecialSeller } from '../special-sellers/is-special-seller.ts';
import { formatStreet } from '../street-address/format-street.ts';
import { anyText } from '../testing/arbitraries.ts';
import { cancelReasons, placeholderOptions } from './placeholder-options.ts';

describe('small rules', () => {
  test('placeholder options are Otro, Otra and Manual (S3.62)', () => {
    expect(placeholderOptions).toEqual({
      carrier: 'Otro',
      reason: 'Otra',
      brand: 'Otra',
      guide: 'Manual',
      order: 'Manual',
    });
    expect(new Set(Object.values(placeholderOptions))).toEqual(new Set(['Otro', 'Otra', 'Manual']));
  });

  test('an order is cancelled for one of five reasons, the last of them Otra', () => {
    expect(cancelReasons).toEqual([
      'Sin inventario',
      'Error de precio',
      'Dirección sin cobertura',
      'A petición del cliente',
      'Otra',
    ]);
  });

  test('colonies become options with id, label and postalCode (S3.46)', () => {
    const zipCode = {
      postalCode: '06600',
      colonias: [
        { id: 'a', name: 'Juárez' },
        { id: 'b', name: 'Roma' },
      ],
    };
    expect(colonyOptions(zipCode)).toEqual([
      { id: 'a', label: 'Juárez', postalCode: '06600' },
      { id: 'b', label: 'Roma', postalCode: '06600' },
    ]);
  });

  test('the list of special seller ids has its place (S3.63), and no rule reads it (S9.22)', () => {
    expect(isSpecialSeller('7', [7, 8])).toBe(true);
    expect(isSpecialSeller(8, [7, 8])).toBe(true);
    expect(isSpecialSeller('70', [7, 8])).toBe(false);
    expect(isSpecialSeller('7', [])).toBe(false);
  });

  test('pictures come in device sizes 640 to 3840 and image sizes 16 to 384 (S9.18)', () => {
    expect(imageDeviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(imageSizes).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
    expect(defaultImageQuality).toBe(75);
    expect([...imageSizes, ...imageDeviceSizes].every(isImageWidth)).toBe(true);
    for (const other of [0, 15, 385, 641, Number.NaN]) expect(isImageWidth(other)).toBe(false);
  });

  test('results are plain values', () => {
    expect(ok([1])).toEqual({ ok: true, value: [1] });
    expect(fail('code', 'Mensaje')).toEqual({ ok: false, error: { code: 'code', message: 'Mensaje' } });
  });

  test('a street is written on one line', () => {
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
    expect(formatStreet({})).toBe('');
  });

  it('a street on one line holds all of its parts', () => {
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
