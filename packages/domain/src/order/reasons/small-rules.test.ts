import { describe, expect, test } from 'vitest';
import { colonyOptions } from '../../people/neighborhoods/colony-options.ts';
import {
  defaultImageQuality,
  imageDeviceSizes,
  imageSizes,
  isImageWidth,
} from '../../files/images/image-sizes.ts';
import { fail, ok } from '../../shared/result.ts';
import { isSpecialSeller } from '../../session/is-special-seller.ts';
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
});
