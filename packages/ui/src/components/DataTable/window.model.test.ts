import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripsOf, withKept } from './window.model.ts';

const item = (index: number) => ({ index, start: 100 + index * 40, end: 140 + index * 40 });

describe('the part of a long table that is drawn', () => {
  it('leaves the heights of what is above and below', () => {
    expect(stripsOf([item(2), item(3)], 100, 500)).toEqual([
      { kind: 'gap', id: 'before 2', height: 80 },
      { kind: 'row', item: item(2) },
      { kind: 'row', item: item(3) },
      { kind: 'gap', id: 'after', height: 240 },
    ]);
  });

  it('keeps the whole height, whichever rows are drawn', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(999), { maxLength: 40 }), (indexes) => {
        const drawn = indexes.toSorted((a, b) => a - b).map(item);
        const total = stripsOf(drawn, 100, 40_100)
          .map((strip) => (strip.kind === 'gap' ? strip.height : strip.item.end - strip.item.start))
          .reduce((sum, height) => sum + height, 0);
        expect(total).toBe(40_000);
      }),
    );
  });

  it('needs no gap when every row is drawn', () => {
    expect(stripsOf([item(0), item(1)], 100, 180).every(({ kind }) => kind === 'row')).toBe(true);
  });

  it('keeps the row that has the focus, in its place', () => {
    expect(withKept([10, 11, 12], 3)).toEqual([3, 10, 11, 12]);
    expect(withKept([10, 11, 12], 90)).toEqual([10, 11, 12, 90]);
    expect(withKept([10, 11, 12], 11)).toEqual([10, 11, 12]);
    expect(withKept([10, 11, 12], -1)).toEqual([10, 11, 12]);
    expect(withKept([], 4)).toEqual([]);
  });
});
