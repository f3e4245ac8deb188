import { decimalOf } from '../internal/decimal.ts';
import type { MaybeText } from '../internal/text.ts';
import { formatExact } from './format-number.ts';
import { fail, type Result } from '../shared/result.ts';
import { type DecimalErrorCode, parseDecimal } from './parse-decimal.ts';

/** The limits of a number. A limit that is left out does not apply. */
export interface NumberLimits {
  /** The smallest that is taken. */
  readonly min?: number | undefined;
  /** The largest that is taken. */
  readonly max?: number | undefined;
  /** Number of decimals that it may have; 0 for whole numbers. */
  readonly decimals?: number | undefined;
}

/**
 * Reads a number as typed, by the rules of `parseDecimal`, and holds it against its limits. Nothing is rounded or brought within
 * them silently.
 * @example numberWithin('12,5', { min: 1 }) // => { ok: true, value: 12.5 }
 * @example numberWithin('0', { min: 1 }) // => { ok: false, error: { code: 'too_small', message: 'El mínimo es 1' } }
 * @example numberWithin('2.5', { decimals: 0 }) // => { ok: false, error: { code: 'too_precise', message: 'Escribe un número entero' } }
 */
export function numberWithin(
  text: MaybeText,
  limits: NumberLimits = {},
): Result<number, DecimalErrorCode | 'too_precise' | 'too_small' | 'too_large'> {
  const read = parseDecimal(text);
  if (!read.ok) return read;
  const { min = -Infinity, max = Infinity, decimals = Infinity } = limits;
  if (decimalOf(read.value).scale > decimals) return fail('too_precise', preciseMessage(decimals));
  if (read.value < min) return fail('too_small', `El mínimo es ${formatExact(min)}`);
  if (read.value > max) return fail('too_large', `El máximo es ${formatExact(max)}`);
  return read;
}

function preciseMessage(decimals: number): string {
  if (decimals === 0) return 'Escribe un número entero';
  return `Escribe ${decimals} ${decimals === 1 ? 'decimal' : 'decimales'} como máximo`;
}
