import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { steadyStorage } from './browser-storage.ts';

const forbidden = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe('a storage of the browser', () => {
  it('that is forbidden keeps what it is given for as long as the page lives', () => {
    const storage = steadyStorage(forbidden);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('a');
    expect([
      storage.getItem('a'),
      storage.getItem('b'),
      storage.length,
      storage.key(0),
      storage.key(1),
    ]).toEqual([null, '2', 1, 'b', null]);
    storage.clear();
    expect(storage.length).toBe(0);
  });

  it('that has no room left still says what it was told last', () => {
    const kept = memoryStorage({ a: 'old', c: '3' });
    let isFull = true;
    kept.setItem = (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(kept, { getItem: (asked: string) => (asked === key ? value : null) });
    };
    const storage = steadyStorage(() => kept);
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    expect(storage.getItem('c')).toBe('3');
    isFull = false;
    storage.setItem('a', 'newest');
    expect([storage.getItem('a'), kept.getItem('a')]).toEqual(['newest', 'newest']);
  });

  it('that there is, is used', () => {
    const kept = memoryStorage();
    steadyStorage(() => kept).setItem('a', '1');
    expect(kept.getItem('a')).toBe('1');
  });
});
