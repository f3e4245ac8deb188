import { Refusal } from './refusal.ts';

/** Each stream holds a connection of the pool, which has ten, for as long as it is sent. */
const MAX_STREAMS = 6;
const WAIT_MS = 5000;

export type StreamSlots = {
  /**
   * Waits for a turn. A person has one stream at a time, so that a slow reader delays nobody else.
   * @param person The owner of the stream: the e-mail in lower case.
   * @returns the function that releases the slot, once
   * @throws 503 when no slot became free in time
   */
  take(person: string): Promise<() => void>;
};

type Waiting = { readonly person: string; readonly come: () => void };

export function createStreamSlots(waitMs = WAIT_MS): StreamSlots {
  const readers = new Set<string>();
  const waiting: Waiting[] = [];
  const hasTurn = (person: string) => readers.size < MAX_STREAMS && !readers.has(person);

  function turn(person: string): () => void {
    readers.add(person);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      readers.delete(person);
      const at = waiting.findIndex((waiter) => hasTurn(waiter.person));
      waiting.splice(at, at < 0 ? 0 : 1).forEach(({ come }) => come());
    };
  }

  return {
    take(person) {
      if (hasTurn(person)) return Promise.resolve(turn(person));
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          const message = readers.has(person)
            ? 'Ya tienes una descarga en curso. Espera a que termine'
            : 'Hay otros reportes en curso. Inténtalo en un minuto';
          reject(new Refusal(503, message));
        }, waitMs);
        const one: Waiting = {
          person,
          come() {
            clearTimeout(late);
            resolve(turn(person));
          },
        };
        waiting.push(one);
      });
    },
  };
}
