/**
 * Adds the weights of parcels, in kg, exact to the gram: floats never add.
 * @example totalWeight([0.1, 0.2]) // => 0.3
 */
export function totalWeight(kilograms: readonly number[]): number {
  return kilograms.reduce((grams, one) => grams + Math.round(one * 1000), 0) / 1000;
}
