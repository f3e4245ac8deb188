/**
 * Limits how many operations of one kind a key may have in flight in this process.
 * @returns `enter(key)`: what ends it, or `null` when there are too many.
 */
export function createConcurrencyLimit(most: number) {
  const underWay = new Map<string, number>();
  return (key: string): (() => void) | null => {
    const count = underWay.get(key) ?? 0;
    if (count >= most) return null;
    underWay.set(key, count + 1);
    return () => {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    };
  };
}
