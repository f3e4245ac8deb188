/**
 * Combines the lookups of one turn of the event loop into one query: under load one query answers several
 * requests, and a single lookup waits no longer than that turn. Nothing is cached: each lookup reads again.
 * @returns what looks for one key; `null` where there is nothing. It rejects with all of its turn.
 */
export function batchLookups<Found>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  type Turn = { readonly keys: Set<string>; readonly answer: Promise<ReadonlyMap<string, Found>> };
  let turn: Turn | null = null;
  const begin = (): Turn => {
    const keys = new Set<string>();
    const over = new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    const answer = over.then(() => {
      turn = null;
      return ask([...keys]);
    });
    return { keys, answer };
  };
  return (key) => {
    turn ??= begin();
    turn.keys.add(key);
    return turn.answer.then((found) => found.get(key) ?? null);
  };
}
