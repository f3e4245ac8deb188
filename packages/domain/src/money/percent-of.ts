import { decimalOf, multiplyDecimals, roundedUnits } from '../internal/decimal.ts';
import { type Centavos, centavos } from './centavos.ts';

/**
 * A percentage of an amount, rounded half away from zero, exact on decimals; a rate that is no finite number
 * is 0.
 * @example percentOf(centavos(44900), 15) // => 6735
 */
export function percentOf(amount: Centavos, percent: number): Centavos {
  if (!Number.isFinite(percent)) return centavos(0);
  const product = multiplyDecimals(decimalOf(amount), decimalOf(percent));
  return centavos(Number(roundedUnits({ units: product.units, scale: product.scale + 2 }, 0)));
}
