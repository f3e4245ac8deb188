import { retailCheckDigit } from './validate-universal-id.ts';

/** The kind of a product code, and remarks on it beside its check digit. */
export interface Gtin {
  readonly kind: 'EAN-13' | 'UPC-A' | 'EAN-8' | 'GTIN-14' | 'ISBN' | 'internal' | 'coupon';
  /** 14 digits, zeros in front: one article, one form. */
  readonly comparable: string;
  /** A warning about the code; an internal code is valid, but no channel will recognize it. */
  readonly warning: string | null;
}

const digitsOf = (code: string): string => code.replace(/[\s-]/gu, '');

/**
 * The 14-digit form that universal ids are compared in.
 * @example comparableGtin('7501234567893') // => '07501234567893'
 */
export function comparableGtin(code: string): string {
  return digitsOf(code).padStart(14, '0');
}

const lengths: Readonly<Record<number, Gtin['kind']>> = {
  8: 'EAN-8',
  12: 'UPC-A',
  13: 'EAN-13',
  14: 'GTIN-14',
};

/** Prefixes of 13 digits that shops number their own goods with, and that coupons have. Source: GS1 General Specifications, 1.4. */
function kindOf(digits: string, written: Gtin['kind']): Gtin['kind'] {
  const prefix = digits.padStart(13, '0').slice(-13);
  if (written === 'EAN-8') return /^[02]/u.test(digits) ? 'internal' : written;
  if (/^97[89]/u.test(prefix)) return 'ISBN';
  if (/^(?:0?2|04)/u.test(prefix)) return 'internal';
  return /^(?:05|98|99)/u.test(prefix) ? 'coupon' : written;
}

const warnings: Readonly<Partial<Record<Gtin['kind'], string>>> = {
  internal: 'Es un código interno: solo tu tienda lo conoce',
  coupon: 'Es el código de un cupón, no el de un producto',
};

/**
 * Reads a universal id; `null` for any other text, or a wrong check digit. It has no country: the prefix only says who issued
 * the code.
 * @example gtinOf('2012345678903') // => { kind: 'internal', comparable: '02012345678903', warning: 'Es un código interno: solo tu tienda lo conoce' }
 */
export function gtinOf(code: string): Gtin | null {
  const digits = digitsOf(code);
  const written = lengths[digits.length];
  if (!written || !/^\d+$/u.test(digits) || !digits.endsWith(retailCheckDigit(digits.slice(0, -1))))
    return null;
  const kind = kindOf(digits, written);
  return { kind, comparable: comparableGtin(digits), warning: warnings[kind] ?? null };
}

/**
 * The code that a number may have been before a sheet dropped its leading zeros; `null` where no zeros make it one.
 * @example withLostZeros('36000291452') // => '036000291452'
 */
export function withLostZeros(code: string): string | null {
  const digits = digitsOf(code);
  if (!/^\d{6,12}$/u.test(digits) || gtinOf(digits) !== null) return null;
  const found = [8, 12, 13].map((length) => digits.padStart(length, '0'));
  return found.find((one) => one.length > digits.length && gtinOf(one) !== null) ?? null;
}
