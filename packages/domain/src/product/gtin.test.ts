import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comparableGtin, gtinOf, withLostZeros } from './gtin.ts';
import { retailCheckDigit } from './validate-universal-id.ts';

const whole = (stem: string) => stem + retailCheckDigit(stem);

describe('a code on goods (D270)', () => {
  test.each([
    ['750123456789', 'EAN-13'],
    ['03600029145', 'UPC-A'],
    ['9638507', 'EAN-8'],
    ['1001234567890', 'GTIN-14'],
    ['978030640615', 'ISBN'],
    ['201234567890', 'internal'],
    ['041234567890', 'internal'],
    ['21234567890', 'internal'],
    ['0234567', 'internal'],
    ['51234567890', 'coupon'],
    ['991234567890', 'coupon'],
  ])('%s… is %s', (stem, kind) => expect(gtinOf(whole(stem))?.kind).toBe(kind));

  it('is none with a wrong check digit, letters or another length', () => {
    for (const code of ['7501234567890', '123', 'x501234567893', '']) expect(gtinOf(code)).toBeNull();
  });

  it('that a shop gave itself, or a coupon, is warned of', () => {
    expect(gtinOf(whole('201234567890'))?.warning).toContain('interno');
    expect(gtinOf(whole('991234567890'))?.warning).toContain('cupón');
    expect(gtinOf(whole('750123456789'))?.warning).toBeNull();
  });

  it('is compared by its 14-digit form, and zeros that a sheet dropped are found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{10}$/u), (stem) => {
        const code = whole(stem);
        expect(comparableGtin(`0${code}`)).toBe(comparableGtin(code));
      }),
    );
    expect(withLostZeros('36000291452')).toBe('036000291452');
    expect(withLostZeros('036000291452')).toBeNull();
    expect(withLostZeros('36000291453')).toBeNull();
    expect(withLostZeros('123')).toBeNull();
  });
});
