import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../database/connect.ts';
import { Refusal } from './refusal.ts';

type Opened = { readonly tx: Transaction };

/** Opens a read-only transaction for the work, restricted to what the key of its reads names. */
type Open<Found extends Opened> = (work: (opened: Found) => Promise<void>) => Promise<void>;

type Read<Found extends Opened> = {
  readonly work: (opened: Found) => Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const answersOf = new WeakMap<Transaction, Map<string, Promise<unknown>>>();

/**
 * Asks a question once in a transaction of shared reads, which sees one state of the database; in any other
 * transaction, which may write in between, each time.
 */
export function askedOnce<Answer>(
  tx: Transaction,
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answers = answersOf.get(tx);
  if (answers === undefined) return ask();
  // The cast is safe as long as a question is the text of all that `ask` depends on.
  const answer = (answers.get(question) as Promise<Answer> | undefined) ?? ask();
  answers.set(question, answer);
  return answer;
}

/**
 * Answers reads that come together in one transaction, one after the other: a screen that sends nine of them
 * opens one or two. Who comes while a transaction of the same key is open waits for the next one, so that no
 * answer is older than its request.
 */
export function createSharedReads<Found extends Opened>() {
  const waiting = new Map<string, Read<Found>[]>();

  /** Answers some reads, and returns those that another one's failure left without an answer. */
  async function answerAll(
    reads: readonly Read<Found>[],
    open: Open<Found>,
  ): Promise<readonly Read<Found>[]> {
    let begun = 0;
    try {
      await open(async (opened) => {
        answersOf.set(opened.tx, new Map());
        for (const { work, resolve, reject } of reads) {
          begun += 1;
          try {
            resolve(await work(opened));
          } catch (error) {
            reject(error);
            // PostgreSQL answers nothing more in a transaction in which a statement failed.
            if (!(error instanceof Refusal)) throw error;
          }
        }
      });
    } catch (error) {
      if (begun > 0) return reads.slice(begun);
      for (const { reject } of reads) reject(error);
    }
    return [];
  }

  async function answerWaiting(key: string, queue: Read<Found>[], open: Open<Found>): Promise<void> {
    // Reads of the same turn of the event loop share the first transaction.
    await nextTurn();
    while (queue.length > 0) queue.unshift(...(await answerAll(queue.splice(0), open)));
    waiting.delete(key);
  }

  return {
    /** @param key Names the person and the store: reads of one key may see the same, and `open` opens just that. */
    answer(key: string, open: Open<Found>, work: (opened: Found) => Promise<unknown>): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const read = { work, resolve, reject };
        const queue = waiting.get(key);
        if (queue) queue.push(read);
        else {
          const begun = [read];
          waiting.set(key, begun);
          void answerWaiting(key, begun, open);
        }
      });
    },
  };
}
