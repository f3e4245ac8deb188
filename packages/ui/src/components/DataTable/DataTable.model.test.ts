import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, selectionState, selectMore, togglePage, toggleRow } from './DataTable.model.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

describe('choosing rows', () => {
  it('extends with Shift from the last one touched, both ways', () => {
    expect([
      ...toggleRow({ keys, selected: new Set(['b']), key: 'd', anchor: 'b', isExtending: true }),
    ]).toEqual(['b', 'c', 'd']);
    expect(toggleRow({ keys, selected: new Set(['d']), key: 'b', anchor: 'd', isExtending: true })).toEqual(
      new Set(['b', 'c', 'd']),
    );
  });

  it('takes a whole range off when the row it ends on was chosen', () => {
    expect(toggleRow({ keys, selected: new Set(keys), key: 'd', anchor: 'b', isExtending: true })).toEqual(
      new Set(['a', 'e']),
    );
  });

  it('falls back to one row when the anchor is on another page', () => {
    expect(toggleRow({ keys, selected: new Set(['z']), key: 'c', anchor: 'z', isExtending: true })).toEqual(
      new Set(['z', 'c']),
    );
  });

  it('toggling twice changes nothing, whatever was chosen', () => {
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom(...keys), (chosen, key) => {
        const once = toggleRow({ keys, selected: new Set(chosen), key });
        expect(toggleRow({ keys, selected: once, key })).toEqual(new Set(chosen));
      }),
    );
  });

  it('the header fills the page, then empties it, and keeps what is chosen on other pages', () => {
    const full = togglePage(keys, new Set(['z', 'b']));
    expect(full).toEqual(new Set(['z', ...keys]));
    expect(togglePage(keys, full)).toEqual(new Set(['z']));
  });

  it('Ctrl A takes the page and keeps the other pages; once the page is full, it asks for all', () => {
    expect(selectMore(keys, new Set(['z', 'b']))).toEqual({
      kind: 'page',
      selected: new Set(['z', ...keys]),
    });
    expect(selectMore(keys, new Set(['z', ...keys]))).toEqual({ kind: 'all' });
    expect(selectMore([], new Set(['z']))).toEqual({ kind: 'page', selected: new Set(['z']) });
  });

  it('the header says none, some or all of this page', () => {
    expect(selectionState(keys, new Set(['z']))).toBe('none');
    expect(selectionState(keys, new Set(['a']))).toBe('some');
    expect(selectionState(keys, new Set(keys))).toBe('all');
    expect(selectionState([], new Set())).toBe('none');
  });
});

it('a header pressed again turns the order, and another starts from the most', () => {
  const first = nextSort(null, 'total');
  expect(first).toEqual({ column: 'total', direction: 'descending' });
  expect(nextSort(first, 'total').direction).toBe('ascending');
  expect(nextSort(first, 'date')).toEqual({ column: 'date', direction: 'descending' });
});
