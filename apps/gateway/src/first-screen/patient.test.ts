import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASK_MS, patient } from './patient.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a page waits for all answers as long as for one, and its own work is no part of that', async () => {
  const ask = patient(
    (name: string) =>
      new Promise<string>((resolve) => {
        if (name !== 'never') setTimeout(resolve, 60, name);
      }),
  );
  await pass(400);
  const together = Promise.all([ask('a'), ask('b')]);
  await pass(60);
  expect(await together).toEqual(['a', 'b']);
  await pass(400);
  const third = ask('c');
  await pass(60);
  expect(await third).toBe('c');
  const told: (string | null)[] = [];
  void ask('never').then((one) => told.push(one));
  await pass(ASK_MS - 60 - 60 - 1);
  expect(told).toEqual([]);
  await pass(1);
  expect(told).toEqual([null]);
});
