import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isQuoteExpired, quoteLifeMs, quoteTotal } from './quote-life.ts';
import { type QuoteForm, toQuoteRequest } from './to-quote-request.ts';

const form: QuoteForm = {
  storeId: ' 10452 ',
  originZipCode: '06600',
  destinationZipCode: '44100',
  height: '10',
  width: '30 ',
  depth: '25,5',
  weight: '0.6',
  packageValue: '$1,449.00',
  insurance: true,
};

const fieldsOf = (changed: Partial<QuoteForm>) => {
  const result = toQuoteRequest({ ...form, ...changed });
  return result.ok ? {} : result.error.fields;
};

describe('asking for a quote', () => {
  test('turns dimensions, weight and package value into numbers (S5.3)', () => {
    const result = toQuoteRequest(form);
    expect(result.ok && result.value).toMatchObject({
      storeId: '10452',
      originZipCode: '06600',
      destinationZipCode: '44100',
      height: 10,
      width: 30,
      depth: 25.5,
      weight: 0.6,
      packageValue: 1449,
      insurance: true,
    });
  });

  test('uses shipping days 1, package type 1 and no pickup (S7.63)', () => {
    const result = toQuoteRequest(form);
    expect(result.ok && result.value).toMatchObject({
      shippingDays: 1,
      packageType: 1,
      generatePickup: false,
    });
  });

  test('has no insurance unless it is wanted', () => {
    const { insurance, ...rest } = form;
    expect(insurance).toBe(true);
    const result = toQuoteRequest(rest);
    expect(result.ok && result.value.insurance).toBe(false);
  });

  test('names every faulty field with what to do', () => {
    const result = toQuoteRequest({
      storeId: '',
      originZipCode: '6600',
      destinationZipCode: null,
      height: '',
      width: null,
      depth: undefined,
      weight: 'x',
      packageValue: '',
    });
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'invalid_form',
        message: 'Para cotizar, haz 8 cambios',
        fields: {
          storeId: 'Elige una tienda',
          originZipCode: 'El código postal lleva 5 dígitos',
          destinationZipCode: 'Escribe el código postal',
          height: 'Escribe el alto en cm',
          width: 'Escribe el ancho en cm',
          depth: 'Escribe el largo en cm',
          weight: 'Escribe un número, por ejemplo 12.5',
          packageValue: 'Escribe el valor del paquete',
        },
      },
    });
  });

  test('counts one fault as one', () => {
    const result = toQuoteRequest({ ...form, height: '' });
    expect(!result.ok && result.error.message).toBe('Para cotizar, haz un cambio');
  });

  test('asks for sides and weight above 0 and at most 99,999, and takes a value of 0', () => {
    for (const field of ['height', 'width', 'depth', 'weight'] as const) {
      expect(fieldsOf({ [field]: '0' })).toEqual({ [field]: 'Escribe un número mayor que 0' });
      expect(fieldsOf({ [field]: '-1' })).toEqual({ [field]: 'Escribe un número mayor que 0' });
      expect(fieldsOf({ [field]: '99999' })).toEqual({});
      expect(fieldsOf({ [field]: '99999.01' })).toEqual({ [field]: 'Escribe 99,999 o menos' });
    }
    expect(fieldsOf({ packageValue: '0' })).toEqual({});
    expect(fieldsOf({ packageValue: '-1' })).toEqual({ packageValue: 'Escribe 0 o más' });
  });

  it('accepts every form of good numbers, and gives back those numbers', () => {
    const number = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(number, number, number, number, (height, width, depth, weight) => {
        const texts = {
          height: String(height),
          width: String(width),
          depth: String(depth),
          weight: String(weight),
        };
        const result = toQuoteRequest({ ...form, ...texts });
        expect(result.ok && result.value).toMatchObject({ height, width, depth, weight });
      }),
    );
  });
});

describe('a quote that was given', () => {
  test('is good for 15 minutes', () => {
    expect(quoteLifeMs).toBe(15 * 60 * 1000);
    const quotedAt = '2025-01-15T18:00:00.000Z';
    expect(isQuoteExpired(quotedAt, '2025-01-15T18:14:59.999Z')).toBe(false);
    expect(isQuoteExpired(quotedAt, '2025-01-15T18:15:00.000Z')).toBe(true);
    expect(isQuoteExpired('pronto', quotedAt)).toBe(true);
    expect(isQuoteExpired(quotedAt, 'pronto')).toBe(true);
  });

  it('costs the exact sum of its parts, in any order', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (a, b, c, d) => {
        const total = quoteTotal({
          parcelCost: a / 100,
          insuranceCost: b / 100,
          extraCharge: c / 100,
          extendedZone: d / 100,
        });
        expect(total).toBe((a + b + c + d) / 100);
      }),
    );
  });
});
