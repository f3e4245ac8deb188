/**
 * Waits for a promise as long as `signal` allows, and rejects with its reason then. What the promise brings later is nobody's.
 */
export async function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => undefined as void;
  const aborted = new Promise<never>((_done, fail) => {
    stop = () => fail(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
