import type { MaybeText } from '../internal/text.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export type DecimalErrorCode = 'empty' | 'not_a_number';

const plain = /^\d*(?:\.\d*)?$/u;
const withThousands = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/u;
const decimalComma = /^\d*,\d{1,2}$/u;

/**
 * A number as Mexicans type it: blanks and a leading $ are dropped; the dot is the decimal mark; commas that part groups of
 * three digits are thousands; a single comma before one or two last digits is read as the decimal mark. Anything else is
 * refused.
 * @example parseDecimal('$1,234.50') // => { ok: true, value: 1234.5 }
 * @example parseDecimal('12,5') // => { ok: true, value: 12.5 }
 * @example parseDecimal('1,2,3') // => { ok: false, error: { code: 'not_a_number', message: 'Escribe un número, por ejemplo 12.5' } }
 */
export function parseDecimal(text: MaybeText): Result<number, DecimalErrorCode> {
  const compact = (text ?? '').replace(/\s/gu, '');
  if (compact === '') return fail('empty', 'Escribe un número');
  const unsigned = compact.replace(/^[-−]/u, '');
  const sign = unsigned === compact ? 1 : -1;
  const value = readUnsigned(unsigned.replace(/^\$/u, ''));
  if (value === null) return fail('not_a_number', 'Escribe un número, por ejemplo 12.5');
  // Never −0, which is not JSON.
  return ok(value === 0 ? 0 : sign * value);
}

function readUnsigned(text: string): number | null {
  if (!/\d/u.test(text)) return null;
  const value = plain.test(text)
    ? Number(text)
    : withThousands.test(text)
      ? Number(text.replaceAll(',', ''))
      : decimalComma.test(text)
        ? Number(text.replace(',', '.'))
        : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
