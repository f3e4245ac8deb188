import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNumbers, type Numbers, renumbered } from './numbers.model.ts';

const all = ({ keys, at }: Numbers) => keys.map((_, place) => at(place));

describe('the numbers of rows', () => {
  it('are their places at first', () => {
    expect(all(firstNumbers(['a', 'b', 'c']))).toEqual([0, 1, 2]);
  });

  it('stay with a row that moves, and a new row has one of its own', () => {
    const first = firstNumbers(['a', 'b', 'c']);
    expect(all(renumbered(first, ['n', 'c', 'a', 'b']))).toEqual([3, 2, 0, 1]);
  });

  it('are the same function for the same rows asked for anew', () => {
    const first = firstNumbers(['a', 'b']);
    expect(renumbered(first, ['a', 'b']).at).toBe(first.at);
  });

  it('are never given twice, whatever comes and goes', () => {
    const lists = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefgh')), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lists, (steps) => {
        let numbers = firstNumbers(steps[0] ?? []);
        for (const keys of steps.slice(1)) {
          const before = new Map(numbers.keys.map((key, at) => [key, numbers.at(at)]));
          numbers = renumbered(numbers, keys);
          expect(new Set(all(numbers)).size).toBe(keys.length);
          for (const [at, key] of keys.entries()) {
            const had = before.get(key);
            if (had === undefined) expect([...before.values()]).not.toContain(numbers.at(at));
            else expect(numbers.at(at)).toBe(had);
          }
        }
      }),
    );
  });
});
