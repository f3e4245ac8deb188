/**
 * Limits how many operations of one kind a key may have in flight in this process.
 * @returns `enter(key)`: what ends it, or `null` when there are too many.
 */
export function createConcurrencyLimit(limit: number) {
  const inFlight = new Map<string, number>();
  return (key: string): (() => void) | null => {
    const count = inFlight.get(key) ?? 0;
    if (count >= limit) return null;
    inFlight.set(key, count + 1);
    return () => {
      const left = (inFlight.get(key) ?? 1) - 1;
      if (left === 0) inFlight.delete(key);
      else inFlight.set(key, left);
    };
  };
}
