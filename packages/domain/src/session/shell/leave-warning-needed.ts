import type { MaybeText } from '../../internal/text.ts';

/**
 * Says whether leaving product creation opens the warning: only with progress (a step above 0) and no product id
 * in the query.
 * @example leaveWarningNeeded({ step: 1, productId: null }) // => true
 * @example leaveWarningNeeded({ step: 1, productId: 'p-1001' }) // => false
 */
export function leaveWarningNeeded(progress: {
  readonly step: number;
  readonly productId?: MaybeText;
}): boolean {
  return progress.step > 0 && !progress.productId;
}
