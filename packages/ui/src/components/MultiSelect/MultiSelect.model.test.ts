import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extentOf, inOrder, toggleAll } from './MultiSelect.model.ts';

const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });

describe('several of a list', () => {
  it('are none, some or all', () => {
    expect(extentOf([], ['a', 'b'])).toBe('none');
    expect(extentOf(['b'], ['a', 'b'])).toBe('some');
    expect(extentOf(['b', 'a'], ['a', 'b'])).toBe('all');
    expect(extentOf(['x'], [])).toBe('none');
  });

  it('stand in the order of the list', () => {
    expect(inOrder(['c', 'a', 'gone'], ['a', 'b', 'c'])).toEqual(['a', 'c']);
  });

  it('are all or none after the box over them, however it began', () => {
    fc.assert(
      fc.property(ids, fc.infiniteStream(fc.boolean()), (all, coin) => {
        const chosen = all.filter(() => coin.next().value);
        const items = all.map((id) => ({ id }));
        const once = toggleAll(chosen, items);
        expect(extentOf(once, all)).toBe(extentOf(chosen, all) === 'all' ? 'none' : 'all');
        expect(extentOf(toggleAll(once, items), all)).not.toBe(extentOf(once, all));
      }),
    );
  });

  it('leaves what cannot be chosen as it is', () => {
    const items = [{ id: 'a', isDisabled: true }, { id: 'b' }, { id: 'c', isDisabled: true }];
    expect(toggleAll(['c'], items)).toEqual(['b', 'c']);
    expect(toggleAll(['b', 'c'], items)).toEqual(['c']);
  });
});
