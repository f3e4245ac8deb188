import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultShortcuts } from '../ShortcutSheet/shortcuts.ts';
import { intentOf, type KeyPlace, type KeyPress, rowAfter } from './keys.model.ts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const onRow: KeyPlace = { isField: false, isRow: true, hasLetters: true };
const onControl: KeyPlace = { ...onRow, isRow: false };

describe('what a key asks of a table', () => {
  it('walks the rows with arrows and with J and K, whatever the case', () => {
    expect(intentOf(press('ArrowDown'), onRow)).toEqual({ kind: 'move', to: 'next' });
    expect(intentOf(press('j'), onRow)).toEqual({ kind: 'move', to: 'next' });
    expect(intentOf(press('K'), onControl)).toEqual({ kind: 'move', to: 'previous' });
    expect(intentOf(press('Home'), onRow)).toEqual({ kind: 'move', to: 'first' });
    expect(intentOf(press('End'), onRow)).toEqual({ kind: 'move', to: 'last' });
  });

  it('chooses with X, and extends with Shift X', () => {
    expect(intentOf(press('x'), onControl)).toEqual({ kind: 'toggle', isExtending: false });
    expect(intentOf(press('X', { shiftKey: true }), onRow)).toEqual({ kind: 'toggle', isExtending: true });
  });

  it('selects more with Ctrl A and with ⌘ A', () => {
    expect(intentOf(press('a', { ctrlKey: true }), onRow)).toEqual({ kind: 'select-more' });
    expect(intentOf(press('a', { metaKey: true }), onControl)).toEqual({ kind: 'select-more' });
  });

  it('leaves Enter and Space to the control that has the focus', () => {
    expect(intentOf(press('Enter'), onRow)).toEqual({ kind: 'open' });
    expect(intentOf(press(' '), onRow)).toEqual({ kind: 'toggle', isExtending: false });
    expect(intentOf(press('Enter'), onControl)).toBeNull();
    expect(intentOf(press(' '), onControl)).toBeNull();
  });

  it('is deaf inside a field, whatever the key', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (key, shiftKey, ctrlKey) => {
        expect(intentOf(press(key, { shiftKey, ctrlKey }), { ...onControl, isField: true })).toBeNull();
      }),
    );
  });

  it('keeps arrows and Ctrl A when single letters are switched off', () => {
    const quiet = { ...onRow, hasLetters: false };
    expect(['j', 'k', 'x'].map((key) => intentOf(press(key), quiet))).toEqual([null, null, null]);
    expect(intentOf(press('ArrowUp'), quiet)).toEqual({ kind: 'move', to: 'previous' });
    expect(intentOf(press('a', { ctrlKey: true }), quiet)).toEqual({ kind: 'select-more' });
  });

  it('leaves to the browser what is pressed with Ctrl, ⌘ or Alt', () => {
    expect(intentOf(press('x', { ctrlKey: true }), onRow)).toBeNull();
    expect(intentOf(press('ArrowLeft', { altKey: true }), onRow)).toBeNull();
    expect(intentOf(press('j', { metaKey: true }), onRow)).toBeNull();
  });
});

describe('where a move ends', () => {
  it('stays within the rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.nat(),
        fc.constantFrom('next', 'previous', 'first', 'last'),
        (count, at, to) => {
          const end = rowAfter(at % count, to, count);
          expect(end).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThan(count);
        },
      ),
    );
  });

  it('goes one row on, one row back, and from nowhere to the first', () => {
    expect(rowAfter(3, 'next', 10)).toBe(4);
    expect(rowAfter(3, 'previous', 10)).toBe(2);
    expect(rowAfter(9, 'next', 10)).toBe(9);
    expect(rowAfter(-1, 'next', 10)).toBe(0);
    expect(rowAfter(-1, 'previous', 10)).toBe(0);
  });

  it('answers every key that the sheet of shortcuts lists for a list', () => {
    const names: Readonly<Record<string, string>> = { '↓': 'ArrowDown', '↑': 'ArrowUp' };
    const items = defaultShortcuts.find(({ id }) => id === 'listas')?.items ?? [];
    const ways = items.flatMap(({ keys }) => keys);
    expect(ways.length).toBeGreaterThan(5);
    for (const way of ways) {
      const key = way.at(-1) ?? '';
      const held = { ctrlKey: way[0] === 'Ctrl', shiftKey: way[0] === 'Shift' };
      expect(intentOf(press(names[key] ?? key, held), onRow), way.join(' ')).not.toBeNull();
    }
  });
});
