import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

describe('looks at the same moment', () => {
  const asked: string[][] = [];
  const look = batchLookups(async (keys) => {
    asked.push(keys.toSorted());
    if (keys.includes('broken')) throw new Error('no answer');
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `of ${key}`]));
  });

  it('are one question, and each gets its own answer', async () => {
    expect(await Promise.all(['a', 'b', 'nobody', 'a'].map(look))).toEqual(['of a', 'of b', null, 'of a']);
    expect(asked.splice(0)).toEqual([['a', 'b', 'nobody']]);
  });

  it('later are another: nothing is kept', async () => {
    const first = look('a');
    await nextTurn();
    const second = look('a');
    expect(await Promise.all([first, second])).toEqual(['of a', 'of a']);
    expect(asked.splice(0)).toEqual([['a'], ['a']]);
  });

  it('all hear of a failure, and the next is asked anew', async () => {
    const looks = await Promise.allSettled([look('a'), look('broken')]);
    expect(looks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await look('a')).toBe('of a');
  });
});
