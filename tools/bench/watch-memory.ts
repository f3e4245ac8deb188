import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Watches how much memory this process takes above what it has now, with nothing left to collect.
 * @param everyMs The milliseconds between two looks.
 * @returns a function that ends it and gives the most, in bytes
 */
export function watchMemory(everyMs: number): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), everyMs);
  return () => {
    clearInterval(look);
    return most - before;
  };
}
