import { Refusal } from './refusal.ts';

/** Answers that are made while they are sent, at once in a process: each holds a connection of the pool. */
const CONCURRENCY_LIMIT = 2;
const WAIT_MS = 5000;

export type StreamSlots = {
  /** Waits for a turn. @returns what gives it back, once. @throws 503 when none came. */
  take(): Promise<() => void>;
};

export function createStreamSlots(waitMs = WAIT_MS): StreamSlots {
  let free = CONCURRENCY_LIMIT;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const turn = () => {
    let isGiven = false;
    return () => {
      if (!isGiven) giveBack();
      isGiven = true;
    };
  };
  return {
    async take() {
      if (free > 0) {
        free -= 1;
        return turn();
      }
      await new Promise<void>((resolve, reject) => {
        const come = () => {
          clearTimeout(late);
          resolve();
        };
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(come), 1);
          reject(new Refusal(503, 'Hay otros reportes en curso. Inténtalo en un minuto'));
        }, waitMs);
        waiting.push(come);
      });
      return turn();
    },
  };
}
