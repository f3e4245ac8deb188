import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesToDraw, stripsOf } from './window.model.ts';

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

  const seen = (startIndex: number, endIndex: number, count = 1_000) => ({ startIndex, endIndex, count });
  const ends = (places: number[]) => [places[0], places.at(-1), places.length];

  it('is what is seen and a little more at first, more at rest, and most where a scroll goes', () => {
    expect(ends(placesToDraw(seen(100, 110), 'arriving', 40, -1))).toEqual([97, 113, 17]);
    expect(ends(placesToDraw(seen(100, 110), 'still', 40, -1))).toEqual([90, 120, 31]);
    expect(ends(placesToDraw(seen(100, 110), 'forward', 40, -1))).toEqual([95, 135, 41]);
    expect(ends(placesToDraw(seen(100, 110), 'backward', 40, -1))).toEqual([75, 115, 41]);
  });

  it('ends where the list does', () => {
    expect(placesToDraw(seen(0, 2, 4), 'still', 40, -1)).toEqual([0, 1, 2, 3]);
    expect(placesToDraw(seen(0, 0, 0), 'still', 40, -1)).toEqual([]);
  });

  it('keeps the row that has the focus, in its place', () => {
    const near = seen(10, 12);
    expect(placesToDraw(near, 'arriving', 400, 3)).toEqual([3, 9, 10, 11, 12, 13]);
    expect(placesToDraw(near, 'arriving', 400, 90)).toEqual([9, 10, 11, 12, 13, 90]);
    expect(placesToDraw(near, 'arriving', 400, 11)).toEqual([9, 10, 11, 12, 13]);
    expect(placesToDraw(seen(0, 0, 0), 'arriving', 400, 4)).toEqual([]);
  });
});
