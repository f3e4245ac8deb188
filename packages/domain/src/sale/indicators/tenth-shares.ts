const WHOLE = 1000;

/**
 * The shares of amounts in their sum, in tenths of a percent, so that what is shown adds up to 100.0 %. Each is rounded down,
 * and the tenths left over go to those that lost most, of alike ones to the greater amount, so that the order of the amounts
 * does not matter. All 0 without a sum; what is below zero or no finite number has no share.
 * @example tenthShares([1, 1, 1]) // => [334, 333, 333]
 * @example tenthShares([1_904, 8_096]) // => [190, 810]
 * @example tenthShares([0, 0]) // => [0, 0]
 */
export function tenthShares(amounts: readonly number[]): number[] {
  const weights = amounts.map((amount) => (Number.isFinite(amount) ? Math.max(0, amount) : 0));
  const largest = Math.max(0, ...weights);
  if (largest === 0) return amounts.map(() => 0);
  // Parts of the largest have a sum even where the amounts have none that a number holds.
  const sum = weights.reduce((total, weight) => total + weight / largest, 0);
  const exact = weights.map((weight) => (weight / largest / sum) * WHOLE);
  const shares = exact.map(Math.floor);
  const left = WHOLE - shares.reduce((total, share) => total + share, 0);
  const lost = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0);
  const first = [...weights.keys()]
    .toSorted((a, b) => lost(b) - lost(a) || (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, left);
  for (const at of first) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
