/**
 * Lets so many works run at once in this process; the others wait, in the order in which they came.
 * @returns `inTurn(work)`: the result of the work.
 */
export function createTurns(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];
  const taken = () =>
    new Promise<void>((resolve) => {
      if (free === 0) waiting.push(resolve);
      else {
        free -= 1;
        resolve();
      }
    });
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await taken();
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
