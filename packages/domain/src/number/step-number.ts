import { addDecimals, decimalOf } from '../internal/decimal.ts';

/**
 * The number one or more steps away, exact on decimals and within the limits; from nothing, the smallest
 * allowed one, or 0. A number or step that is not finite counts as 0.
 * @example stepNumber(0.1, 0.2) // => 0.3
 * @example stepNumber(null, 1, { min: 1 }) // => 1
 * @example stepNumber(9.5, 1, { max: 10 }) // => 10
 */
export function stepNumber(
  value: number | null,
  step: number,
  limits: { readonly min?: number | undefined; readonly max?: number | undefined } = {},
): number {
  const [min, max] = [limits.min ?? -Infinity, limits.max ?? Infinity];
  const within = (number: number) => Math.min(max, Math.max(min, number));
  if (value === null) return within(0);
  const sum = addDecimals(decimalOf(finite(value)), decimalOf(finite(step)));
  return within(Number(`${sum.units}e${-sum.scale}`));
}

const finite = (value: number) => (Number.isFinite(value) ? value : 0);
