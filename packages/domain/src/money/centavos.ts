import { decimalOf, roundedUnits } from '../internal/decimal.ts';

declare const unit: unique symbol;

/**
 * An amount of Mexican money in whole centavos. The brand keeps pesos and centavos apart when types are
 * checked; at run time it is a plain number.
 */
export type Centavos = number & { readonly [unit]: 'centavos' };

/** Beyond this, whole numbers are no longer exact. */
const most = Number.MAX_SAFE_INTEGER;

/**
 * Reads a number as centavos: rounded to whole ones, NaN as 0, limited to exact integers.
 * @example centavos(152050) // => 152050
 */
export function centavos(amount: number): Centavos {
  const whole = Math.round(amount);
  return (Math.min(most, Math.max(-most, whole)) || 0) as Centavos;
}

/**
 * Pesos of the wire (MXN decimals) to centavos, rounded half away from zero, exact on decimals.
 * A value that is no finite number becomes 0.
 * @example toCentavos(1.005) // => 101
 * @example toCentavos(-0.005) // => -1
 */
export function toCentavos(mxn: number): Centavos {
  return Number.isFinite(mxn) ? centavos(Number(roundedUnits(decimalOf(mxn), 2))) : centavos(0);
}

/** Centavos to pesos of the wire, at most 2 decimals. @example fromCentavos(centavos(152050)) // => 1520.5 */
export function fromCentavos(amount: Centavos): number {
  return amount / 100;
}
