/** Every row under a number of its own, which it keeps while others come, go or move. */
export interface Numbers {
  readonly keys: readonly string[];
  /** Number of the row at a position. */
  readonly at: (place: number) => number;
  /** The least that none has had. */
  readonly next: number;
}

/** The first rows have the number of their place: nothing is looked up, which counts where 10,000 are placed at once. */
export const firstNumbers = (keys: readonly string[]): Numbers => ({
  keys,
  at: (place) => place,
  next: keys.length,
});

/** The rows are others, or stand elsewhere: those that were there keep their numbers. */
export function renumbered(before: Numbers, keys: readonly string[]): Numbers {
  const isSame = keys.length === before.keys.length && keys.every((key, at) => key === before.keys[at]);
  if (isSame) return { ...before, keys };
  const known = new Map(before.keys.map((key, at) => [key, before.at(at)]));
  let { next } = before;
  const numbers = keys.map((key) => known.get(key) ?? next++);
  return { keys, at: (place) => numbers[place] ?? place, next };
}
