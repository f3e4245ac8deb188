import { allocate } from '../../money/allocate.ts';
import { centavos } from '../../money/centavos.ts';

/**
 * The shares of amounts in their sum, in tenths of a percent, so that what is shown adds up to 100.0 %. All 0 without a sum;
 * negative amounts have no share.
 * @example tenthShares([1, 1, 1]) // => [334, 333, 333]
 * @example tenthShares([0, 0]) // => [0, 0]
 */
export function tenthShares(amounts: readonly number[]): number[] {
  if (!amounts.some((amount) => amount > 0 && Number.isFinite(amount))) return amounts.map(() => 0);
  return allocate(centavos(1000), amounts);
}
