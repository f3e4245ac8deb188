import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('the queue of pictures', () => {
  it('takes persons by turns, and one thing at a time', async () => {
    const enter = createFairQueue(10);
    const done: string[] = [];
    let underWay = 0;
    const work = (name: string) => async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      await setImmediate();
      underWay -= 1;
      done.push(name);
    };
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => enter(name.slice(0, 1), work(name)));
    await Promise.all(all);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('refuses what is too much of one person, and goes on after a failure', async () => {
    const enter = createFairQueue(2);
    const fails = () => Promise.reject(new Error('no picture'));
    const first = enter('a', fails);
    const waits = [enter('a', fails), enter('a', async () => 'drawn')];
    expect(enter('a', fails)).toBeNull();
    expect(await enter('b', async () => 'of another')).toBe('of another');
    await expect(first).rejects.toThrow('no picture');
    await expect(waits[0]).rejects.toThrow('no picture');
    expect(await waits[1]).toBe('drawn');
    expect(await enter('a', async () => 'again')).toBe('again');
  });
});
