import { describe, expect, test } from 'vitest';
import { type ListPage, positionOf } from './position.ts';

const page: ListPage = { numbers: ['k', 'l', 'm'], total: 8, page: 2, pageSize: 3 };

describe('an order in the list it was opened from', () => {
  test('is counted within the whole filtered list, with its neighbours', () => {
    expect(positionOf('l', page)).toEqual({
      at: 5,
      total: 8,
      previous: { kind: 'order', number: 'k' },
      next: { kind: 'order', number: 'm' },
    });
  });

  test('at the edge of a page the neighbour is on the next or previous one', () => {
    expect(positionOf('k', page)?.previous).toEqual({ kind: 'page', page: 1 });
    expect(positionOf('m', page)?.next).toEqual({ kind: 'page', page: 3 });
  });

  test('the first has no previous and the last no next one', () => {
    expect(positionOf('a', { numbers: ['a', 'b'], total: 2, page: 1, pageSize: 10 })?.previous).toBeNull();
    expect(positionOf('b', { numbers: ['a', 'b'], total: 2, page: 1, pageSize: 10 })?.next).toBeNull();
  });

  test('an order that the page does not hold has no place in it', () => {
    expect(positionOf('z', page)).toBeNull();
  });
});
