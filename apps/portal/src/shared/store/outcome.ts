import { type CallError, IN_FLIGHT, isRateLimited, type CallResult } from '@trastienda/api-client';

/**
 * The outcome of a call that charges or records.
 * - `done`: it happened.
 * - `refused`: it did not happen, and repeating it as it is will not help.
 * - `unknown`: it may have happened. Only repeating it with the same key tells (calls.md 1.5).
 */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly error: CallError }
  | { readonly kind: 'unknown'; readonly error: CallError };

/** Said by the gateway before the service was asked: nothing about what an earlier attempt did. */
const gatewayRefusals = new Set([401, 403]);

/**
 * Reads an answer. `isRepeat` is true when an earlier attempt with the same key has no known outcome: then a refusal
 * at the door tells nothing of that attempt. A 2xx answer that cannot be read is unknown too, never a failure.
 */
export function outcomeOf<Value>(result: CallResult<Value>, isRepeat: boolean): Outcome<Value> {
  if (result.ok) return { kind: 'done', value: result.value };
  const { error } = result;
  // Refused before anything was sent.
  if (error.kind === 'input') return { kind: isRepeat ? 'unknown' : 'refused', error };
  if (error.kind !== 'http' || error.status >= 500) return { kind: 'unknown', error };
  // An earlier copy is still at work.
  if (error.code === IN_FLIGHT) return { kind: 'unknown', error };
  if (isRateLimited(error) || error.status === 408 || error.status === 425) return { kind: 'unknown', error };
  return { kind: isRepeat && gatewayRefusals.has(error.status) ? 'unknown' : 'refused', error };
}

/** Milliseconds before the next repeat: 1 s, doubling, at most 30 s. */
export const pauseBefore = (repeat: number): number => Math.min(30_000, 1000 * 2 ** Math.max(0, repeat - 1));
