import { describe, expect, test } from 'vitest';
import { type Keystroke, shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Keystroke> = {}): Keystroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const free = { isTyping: false, afterG: false, lettersOn: true };

describe('the keys of the shell', () => {
  test('Ctrl+B or ⌘B reduces or expands the sidebar, also from a field', () => {
    expect(shortcutOf(press('b', { ctrlKey: true }), { ...free, isTyping: true })).toEqual({
      kind: 'toggle-sidebar',
    });
    expect(shortcutOf(press('B', { metaKey: true }), free)).toEqual({ kind: 'toggle-sidebar' });
  });

  test('/ and Ctrl+K lead to the search; G and P to the orders', () => {
    expect(shortcutOf(press('/'), free)).toEqual({ kind: 'focus-search' });
    expect(shortcutOf(press('k', { ctrlKey: true }), free)).toEqual({ kind: 'focus-search' });
    expect(shortcutOf(press('g'), free)).toEqual({ kind: 'await-destination' });
    expect(shortcutOf(press('p'), { ...free, afterG: true })).toEqual({
      kind: 'go',
      href: '/mis-pedidos?status=todos',
    });
  });

  test('single letters mean nothing inside of a field, nor when they are switched off', () => {
    for (const key of ['/', 'g']) {
      expect(shortcutOf(press(key), { ...free, isTyping: true })).toBeNull();
      expect(shortcutOf(press(key), { ...free, lettersOn: false })).toBeNull();
    }
  });
});
