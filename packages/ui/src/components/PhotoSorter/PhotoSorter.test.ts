import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { moveBeside, moveTo } from './PhotoSorter.model.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const read = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('the order of the photos of a product', () => {
  test('changes by one place, by many, and never past the ends', () => {
    expect(read(moveTo(list('abcd'), 'c', 1))).toBe('acbd');
    expect(read(moveTo(list('abcd'), 'd', 0))).toBe('dabc');
    expect(read(moveTo(list('abcd'), 'a', 9))).toBe('bcda');
    expect(read(moveTo(list('abcd'), 'b', -5))).toBe('bacd');
    expect(read(moveTo(list('abcd'), 'x', 0))).toBe('abcd');
  });

  test('changes beside another photo', () => {
    expect(read(moveBeside(list('abcd'), new Set(['d']), 'a', 'before'))).toBe('dabc');
    expect(read(moveBeside(list('abcd'), new Set(['a', 'c']), 'd', 'after'))).toBe('bdac');
    expect(read(moveBeside(list('abcd'), new Set(['a']), 'a', 'after'))).toBe('abcd');
    expect(read(moveBeside(list('abcd'), new Set(['a']), 'x', 'after'))).toBe('abcd');
  });

  it('keeps every photo, once', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: -3, max: 9 }), (at, to) => {
        const items = list('abcdefg');
        const moved = moveTo(items, items[at]?.id ?? '', to);
        expect([...read(moved)].toSorted().join('')).toBe('abcdefg');
      }),
    );
  });
});
