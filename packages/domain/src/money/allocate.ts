import { type Centavos, centavos } from './centavos.ts';

/**
 * Splits an amount by weights without losing a centavo: each part is its share rounded towards zero, and the
 * centavos left over go one each to the first parts with a weight. Negative and non-finite weights count as
 * 0; without any weight the first part takes all. No weights, no parts.
 * @example allocate(centavos(100), [1, 1, 1]) // => [34, 33, 33]
 */
export function allocate(amount: Centavos, weights: readonly number[]): Centavos[] {
  const shares = weights.map((weight) => (Number.isFinite(weight) ? Math.max(0, weight) : 0));
  const largest = Math.max(0, ...shares);
  if (largest === 0) return weights.map((_, at) => (at === 0 ? amount : centavos(0)));
  // In whole parts, so that products are exact: whole weights are such parts, others are made relative to the largest.
  const parts = shares.every(Number.isInteger)
    ? shares.map(BigInt)
    : shares.map((share) => BigInt(Math.round((share / largest) * 2 ** 40)));
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const total = BigInt(amount);
  const result = parts.map((part) => (total * part) / whole);
  let left = total - result.reduce((sum, part) => sum + part, 0n);
  const step = BigInt(Math.sign(amount));
  return result.map((part, at) => {
    if (left === 0n || parts[at] === 0n) return centavos(Number(part));
    left -= step;
    return centavos(Number(part + step));
  });
}
