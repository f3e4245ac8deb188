import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditableGridColumn } from './EditableGrid.types.ts';
import {
  drawnNear,
  drawnTowards,
  drawnWith,
  isCovered,
  mayOverflow,
  placesOf,
  rowHeight,
  startsOf,
  viewWith,
  whole,
} from './window.model.ts';

describe('what is drawn of a grid', () => {
  const many = Array.from({ length: 20 }, (_, at): EditableGridColumn => ({
    id: `c${at}`,
    label: `${at}`,
    type: 'text',
    width: 100,
  }));
  const starts = startsOf(many);
  const view = fc.record({
    top: fc.integer({ min: 0, max: 40_000 }),
    left: fc.integer({ min: 0, max: 2000 }),
    height: fc.integer({ min: 120, max: 1200 }),
    width: fc.integer({ min: 200, max: 2400 }),
  });

  it('covers the view to its last pixel, and after a key the cell that was gone to', () => {
    fc.assert(
      fc.property(view, fc.nat(999), fc.nat(19), (before, row, column) => {
        const after = viewWith({ row, column }, before, starts);
        const drawn = drawnWith(drawnNear(before), after, starts);
        expect(isCovered(drawn, after)).toBe(true);
        const [first, last] = drawn.get(row) ?? [Number.NaN, Number.NaN];
        expect(first <= column && column <= last).toBe(true);
        // The rows at the upper and the lower edge.
        expect(drawn.has(Math.floor(after.top / rowHeight))).toBe(true);
        expect(drawn.has(Math.floor((after.top + after.height - rowHeight - 1) / rowHeight))).toBe(true);
        expect(starts[first] === undefined || first === 0 || starts[first] <= after.left).toBe(true);
      }),
    );
  });

  it('stays the same object when a step shows nothing new', () => {
    const here = { top: 400, left: 0, height: 600, width: 1000 };
    const drawn = drawnNear(here);
    expect(drawnWith(drawn, viewWith({ row: 12, column: 3 }, here, starts), starts)).toBe(drawn);
  });

  it('has of a new row only the columns in view, until it is whole', () => {
    const here = { top: 0, left: 0, height: 600, width: 564 };
    const far = viewWith({ row: 999, column: 19 }, here, starts);
    expect(drawnWith(drawnNear(here), far, starts).get(999)).toEqual([14, 19]);
    expect(drawnWith(new Map(), here, starts).get(0)).toEqual([0, 5]);
  });

  it('comes step by step, and then ends, at the rows near the view', () => {
    fc.assert(
      fc.property(view, view, (before, now) => {
        let drawn = drawnWith(drawnNear(before), now, starts);
        for (let step = 0; step < 100; step++) drawn = drawnTowards(drawn, now, 4);
        expect(drawnTowards(drawn, now, 4)).toBe(drawn);
        expect(new Set(drawn.keys())).toEqual(new Set(drawnNear(now).keys()));
        expect([...drawn.values()].every((columns) => columns === whole)).toBe(true);
      }),
    );
  });

  it('never grows without end, however fast the keys', () => {
    let drawn = drawnNear({ top: 0, left: 0, height: 600, width: 1000 });
    for (let top = 0; top < 40_000; top += 400)
      drawn = drawnWith(drawn, { top, left: 0, height: 600, width: 1000 }, starts);
    expect(drawn.size).toBeLessThan(130);
  });

  it('keeps the row of the cursor wherever it is, and none that there is not', () => {
    const drawn = drawnNear({ top: 4000, left: 0, height: 600, width: 1000 });
    expect(placesOf(drawn, 3, 1000)[0]).toEqual({ index: 3, start: 120, end: 160 });
    expect(placesOf(drawn, 3, 100).map(({ index }) => index)).toEqual([3, 94, 95, 96, 97, 98, 99]);
  });

  it('cuts only a text that may be too long for its column', () => {
    const [column] = many as [EditableGridColumn];
    expect(mayOverflow('WWWWW', column)).toBe(false);
    expect(mayOverflow('Cafetera italiana', column)).toBe(true);
  });
});
