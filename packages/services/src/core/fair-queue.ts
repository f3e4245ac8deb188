/**
 * Creates a queue that runs one task at a time and takes the waiting persons in turns, so that a person with
 * a hundred tasks delays everybody else by one task only.
 * @param maxWaiting The number of tasks of one person that may wait.
 * @returns `enter(person, work)`: the result of the work, or `null` when too many tasks of that person wait
 * already.
 */
export function createFairQueue(maxWaiting: number) {
  // The map is in the order of the persons' turns.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  async function next(): Promise<void> {
    const [turn] = waiting;
    if (turn === undefined || isBusy) return;
    const [person, works] = turn;
    const work = works.shift();
    waiting.delete(person);
    if (works.length > 0) waiting.set(person, works);
    isBusy = true;
    await work?.();
    isBusy = false;
    void next();
  }

  return <Result>(person: string, work: () => Promise<Result>): Promise<Result> | null => {
    const mine = waiting.get(person) ?? [];
    if (mine.length >= maxWaiting) return null;
    const result = new Promise<Result>((resolve, reject) => {
      mine.push(() => work().then(resolve, reject));
    });
    waiting.set(person, mine);
    void next();
    return result;
  };
}
