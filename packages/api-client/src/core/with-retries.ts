import type { CallOptions, Client } from './create-client.ts';
import type { AnyCall, CallInput, CallOutput } from './define-call.ts';
import { type CallError, IN_FLIGHT, isRateLimited, type CallResult } from './call-result.ts';

export type RetryOptions = {
  /** Repeats after the first try. */
  readonly retries?: number;
  /** The longest wait before the first repeat; it doubles each time. Milliseconds. */
  readonly baseMs?: number;
  /** No wait is longer, whatever the answer asks for. Milliseconds. */
  readonly capMs?: number;
  /** Random number from 0 to 1. */
  readonly random?: () => number;
  /** Waits, and stops immediately when the caller does. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly newKey?: () => string;
};

const sleepFor = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });

/**
 * Transient faults: no answer, or one that asks for a retry. A plain 500 may have done its work, and is none.
 */
const mayPass = (error: CallError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  error.code === IN_FLIGHT ||
  isRateLimited(error) ||
  (error.kind === 'http' && [408, 425, 502, 503, 504].includes(error.status));

/**
 * A client that repeats what may safely be repeated, where a screen asks for it: reads, and writes under one key
 * (no call repeats by itself). A wait is drawn from 0 up to a bound that doubles each time (full
 * jitter), or is what `Retry-After` asks for.
 */
export function withRetries(request: Client, options: RetryOptions = {}): Client {
  const { retries = 3, baseMs = 300, capMs = 10_000 } = options;
  const random = options.random ?? Math.random;
  const sleep = options.sleep ?? sleepFor;
  const newKey = options.newKey ?? (() => globalThis.crypto.randomUUID());

  const waitBefore = (repeat: number, error: CallError): number => {
    const asked = error.retryAfterMs;
    if (asked !== undefined) return Math.min(asked, capMs);
    return random() * Math.min(capMs, baseMs * 2 ** repeat);
  };

  return async function requestWithRetries<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    callOptions: CallOptions = {},
  ): Promise<CallResult<CallOutput<C>>> {
    const keyed = { idempotencyKey: newKey(), ...callOptions };
    let result = await request(call, input, keyed);
    for (let repeat = 0; repeat < retries; repeat += 1) {
      if (result.ok || !mayPass(result.error) || callOptions.signal?.aborted) return result;
      await sleep(waitBefore(repeat, result.error), callOptions.signal);
      result = await request(call, input, keyed);
    }
    return result;
  };
}
