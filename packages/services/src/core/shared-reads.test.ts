import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/connect.ts';
import { Refusal } from './refusal.ts';
import { askedOnce, createSharedReads } from './shared-reads.ts';

/** Transactions that are only counted; each begins as `begin` says. */
function counted(begin: () => Promise<void> = async () => {}) {
  const opened: string[] = [];
  const openOf =
    (key: string) =>
    async (work: (found: { tx: Transaction; number: number }) => Promise<void>): Promise<void> => {
      opened.push(key);
      const number = opened.length;
      await begin();
      await work({ tx: {} as Transaction, number });
    };
  const reads = createSharedReads<{ tx: Transaction; number: number }>();
  return {
    opened,
    ask: <T>(key: string, work: (found: { tx: Transaction; number: number }) => Promise<T>) =>
      reads.answer(key, openOf(key), work),
  };
}

describe('reads that come together', () => {
  it('share one transaction, in which a question is asked once', async () => {
    const { opened, ask } = counted();
    let asked = 0;
    const question = async () => (asked += 1);
    const answers = await Promise.all(
      ['same', 'same', 'other'].map((text) => ask('a', ({ tx }) => askedOnce(tx, text, question))),
    );
    expect([answers, opened]).toEqual([[1, 1, 2], ['a']]);
    expect(await ask('a', ({ tx }) => askedOnce(tx, 'same', question))).toBe(3);
    expect(opened).toEqual(['a', 'a']);
  });

  it('never share with those of another key', async () => {
    const { opened, ask } = counted();
    const numbers = await Promise.all(['a', 'b', 'a'].map((key) => ask(key, async ({ number }) => number)));
    expect([numbers, opened]).toEqual([
      [1, 2, 1],
      ['a', 'b'],
    ]);
  });

  it('wait for the next transaction while one is open, so that they see what was written before them', async () => {
    const { ask } = counted();
    let written = 'before';
    let late: Promise<unknown> = Promise.resolve();
    const early = ask('a', async ({ number }) => {
      const seen = written;
      written = 'after';
      late = ask('a', async (found) => [found.number, written]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return [number, seen];
    });
    expect([await early, await late]).toEqual([
      [1, 'before'],
      [2, 'after'],
    ]);
  });
});

describe('a read that fails', () => {
  it('with a refusal leaves the transaction to the others', async () => {
    const { opened, ask } = counted();
    const refusal = new Refusal(404, 'No hay');
    const answers = await Promise.allSettled([
      ask('a', () => Promise.reject(refusal)),
      ask('a', async ({ number }) => number),
    ]);
    expect(answers).toEqual([
      { status: 'rejected', reason: refusal },
      { status: 'fulfilled', value: 1 },
    ]);
    expect(opened).toHaveLength(1);
  });

  it('with an error ends it, and the others are answered by another one that remembers nothing', async () => {
    const { opened, ask } = counted();
    let asked = 0;
    const question = async () => {
      asked += 1;
      if (asked === 1) throw new Error('broken');
      return asked;
    };
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => ask('a', ({ tx }) => askedOnce(tx, 'q', question))),
    );
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      'failed',
      2,
      2,
    ]);
    expect(opened).toHaveLength(2);
  });

  it('fails with all that wait where no transaction begins, and the next one tries again', async () => {
    let isAway = true;
    const { ask } = counted(async () => {
      if (isAway) throw new Error('away');
    });
    const failed = await Promise.allSettled([1, 2].map(() => ask('a', async () => 'answer')));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await ask('a', async () => 'answer')).toBe('answer');
  });
});

it('outside of shared reads each question is asked, for what was read may have been written since', async () => {
  const tx = {} as Transaction;
  let asked = 0;
  const ask = () => askedOnce(tx, 'q', async () => (asked += 1));
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
