/**
 * What is looked for in one turn of the event loop is asked for at once: under load one query answers several requests,
 * and alone nobody waits for longer than that turn. Nothing is kept: each look is a new question.
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
