import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asking, fitColumns, isSameFit } from './fit.model.ts';

const orders: Asking[] = [
  { key: 'order', width: 170, minWidth: 150 },
  { key: 'client', minWidth: 110 },
  { key: 'items', width: 180, minWidth: 70, priority: 2 },
  { key: 'status', width: 150 },
  { key: 'guide', width: 160, minWidth: 130, priority: 3 },
  { key: 'documents', width: 80, priority: 4 },
  { key: 'total', width: 100 },
];
const shownIn = (room: number) => {
  const { hidden } = fitColumns(orders, room);
  return orders.map(({ key }) => key).filter((key) => !hidden.has(key));
};

describe('the room of a table, shared out between its columns', () => {
  it('gives each what it asks for where there is enough', () => {
    const { hidden, widths } = fitColumns(orders, 1200);
    expect(hidden.size).toBe(0);
    expect(Object.fromEntries(widths)).toEqual({
      order: 170,
      items: 180,
      status: 150,
      guide: 160,
      documents: 80,
      total: 100,
    });
  });

  it('narrows them before one hides, each by the same part of what it can give', () => {
    // They ask for 950 and need 790: half of what lies between is given up.
    const { hidden, widths } = fitColumns(orders, 870);
    expect(hidden.size).toBe(0);
    expect(widths.get('order')).toBe(160);
    expect(widths.get('items')).toBe(125);
    expect(widths.get('guide')).toBe(145);
    expect(widths.get('status')).toBe(150);
  });

  it('hides priority 4 first, then 3, then 2, and never 1', () => {
    expect(shownIn(790)).toContain('documents');
    expect(shownIn(789)).toEqual(['order', 'client', 'items', 'status', 'guide', 'total']);
    expect(shownIn(700)).toEqual(['order', 'client', 'items', 'status', 'total']);
    expect(shownIn(570)).toEqual(['order', 'client', 'status', 'total']);
    expect(shownIn(100)).toEqual(['order', 'client', 'status', 'total']);
  });

  it('of columns of one priority, the last goes first', () => {
    const { hidden } = fitColumns(
      [
        { key: 'name', width: 100 },
        { key: 'a', width: 100, priority: 3 },
        { key: 'b', width: 100, priority: 3 },
      ],
      250,
    );
    expect([...hidden]).toEqual(['b']);
  });

  it('parts of a sum hide together, whichever of them has no room', () => {
    const parts = ['sales', 'commission', 'guides'].map((key) => ({
      key,
      width: 100,
      priority: 3 as const,
      group: 'paid',
    }));
    const all: Asking[] = [{ key: 'folio', width: 100 }, ...parts, { key: 'paid', width: 100 }];
    expect([...fitColumns(all, 500).hidden]).toEqual([]);
    for (const room of [499, 400, 300, 200])
      expect([...fitColumns(all, room).hidden]).toEqual(['sales', 'commission', 'guides']);
  });

  const column = fc.record({
    width: fc.option(fc.integer({ min: 40, max: 400 }), { nil: undefined }),
    minWidth: fc.option(fc.integer({ min: 20, max: 300 }), { nil: undefined }),
    priority: fc.constantFrom(undefined, 1, 2, 3, 4),
  });
  const columns = fc
    .array(column, { maxLength: 9 })
    .map((all) => all.map((one, at): Asking => ({ ...one, key: String(at) })));

  it('what stays fits into the room, or else only what never hides is left and the table scrolls', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 2000 }), (all, room) => {
        const { hidden, widths, least } = fitColumns(all, room);
        const left = all.filter(({ key }) => !hidden.has(key));
        if (least > room) expect(left.every(({ priority }) => (priority ?? 1) === 1)).toBe(true);
        const taken = left.reduce((sum, { key, minWidth }) => sum + (widths.get(key) ?? minWidth ?? 120), 0);
        expect(taken).toBeLessThanOrEqual(Math.max(least, room) + 0.001);
      }),
    );
  });

  it('never gives a column less than it cannot do without', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 2000 }), (all, room) => {
        const { widths } = fitColumns(all, room);
        for (const { key, width, minWidth } of all)
          if (widths.has(key)) expect(widths.get(key)).toBeGreaterThanOrEqual(minWidth ?? width ?? 120);
      }),
    );
  });

  it('gives a column what it was seen to need before any other gets what it would like', () => {
    const needs = new Map([['total', 140]]);
    const { widths, least } = fitColumns(orders, 870, needs);
    expect(widths.get('total')).toBe(140);
    expect(widths.get('order')).toBe(155);
    expect(least).toBe(830);
    // Others hide for it.
    expect(fitColumns(orders, 829, needs).hidden).toEqual(new Set(['documents']));
    fc.assert(
      fc.property(columns, fc.integer({ min: 0, max: 2000 }), (all, room) => {
        const seen = new Map(all.map(({ key, width }) => [key, (width ?? 100) + 50]));
        for (const [key, given] of fitColumns(all, room, seen).widths)
          expect(given).toBeGreaterThanOrEqual(seen.get(key) ?? 0);
      }),
    );
  });

  it('is the same in every room where all get what they ask for, and another where one narrows, hides or scrolls', () => {
    const all: Asking[] = [
      { key: 'a', width: 200, minWidth: 150 },
      { key: 'b', width: 200, priority: 4 },
    ];
    const isSame = (one: number, other: number) => isSameFit(fitColumns(all, one), fitColumns(all, other));
    expect(isSame(Infinity, 400)).toBe(true);
    expect(isSame(Infinity, 399)).toBe(false);
    expect(isSame(380, 381)).toBe(false);
    expect(isSame(400, 300)).toBe(false);
    expect(isSame(160, 140)).toBe(false);
  });
});
