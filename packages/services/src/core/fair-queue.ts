/**
 * Work that is done one at a time, the persons who wait by turns: who asks for a hundred things keeps nobody else waiting for
 * more than one of them.
 * @param mostWaiting How many things of one person may wait.
 * @returns `enter(person, work)`: what comes of the work, or `null` when too much of that person waits already.
 */
export function createFairQueue(mostWaiting: number) {
  // In the order of their turns.
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
    if (mine.length >= mostWaiting) return null;
    const result = new Promise<Result>((resolve, reject) => {
      mine.push(() => work().then(resolve, reject));
    });
    waiting.set(person, mine);
    void next();
    return result;
  };
}
