import { describe, expect, test, vi } from 'vitest';
import { paths } from '../../shared/routes/paths.ts';
import { isOfCharacters, type Keystroke, keysTo, shellShortcuts, shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Keystroke> = {}): Keystroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const free = { isTyping: false, before: null as string | null, lettersOn: true };

const acts = {
  openPalette: vi.fn<() => void>(),
  openSheet: vi.fn<() => void>(),
  focusSearch: vi.fn<() => void>(),
  toggleSidebar: vi.fn<() => void>(),
  go: vi.fn<(href: string) => void>(),
};
const shell = shellShortcuts(acts);
const does = (stroke: Keystroke, where = free, groups = shell) => {
  const found = shortcutOf(groups, stroke, where);
  if (found && 'press' in found) found.press();
  return found;
};

describe('the keys of the shell', () => {
  test('Ctrl or ⌘ with K opens the palette and with B reduces the sidebar, also from a field', () => {
    does(press('k', { ctrlKey: true }), { ...free, isTyping: true });
    does(press('K', { metaKey: true }), { ...free, lettersOn: false });
    expect(acts.openPalette).toHaveBeenCalledTimes(2);
    does(press('b', { ctrlKey: true }), { ...free, isTyping: true });
    expect(acts.toggleSidebar).toHaveBeenCalledOnce();
    expect(does(press('k', { ctrlKey: true, altKey: true }))).toBeNull();
  });

  test('/ leads to the search, ? opens the sheet, G and then P lead to the orders', () => {
    does(press('/'));
    expect(acts.focusSearch).toHaveBeenCalledOnce();
    does(press('?'));
    expect(acts.openSheet).toHaveBeenCalledOnce();
    expect(does(press('g'))).toEqual({ begun: 'G' });
    does(press('p'), { ...free, before: 'G' });
    expect(acts.go).toHaveBeenLastCalledWith('/mis-pedidos?status=todos');
    expect(does(press('p'))).toBeNull();
    expect(does(press('x'), { ...free, before: 'G' })).toBeNull();
  });

  test('characters mean nothing inside of a field, nor when they are switched off (WCAG 2.1.4)', () => {
    for (const key of ['/', '?', 'g']) {
      expect(does(press(key), { ...free, isTyping: true })).toBeNull();
      expect(does(press(key), { ...free, lettersOn: false })).toBeNull();
    }
  });

  test('every line of the sheet with something to do is answered by each of its ways', () => {
    for (const { keys, does: words, press: act } of shell.flatMap(({ items }) => items)) {
      for (const way of act ? keys : []) {
        const last = way.at(-1) ?? '';
        const before = isOfCharacters(way) && way.length > 1 ? (way[0] ?? null) : null;
        const stroke = press(last, { ctrlKey: way[0] === 'Ctrl' });
        expect(shortcutOf(shell, stroke, { ...free, before }), words).toEqual({ press: act });
      }
    }
  });

  test('a page has keys of its own, which come before those of the shell', () => {
    const print = vi.fn<() => void>();
    const page = {
      id: 'order',
      label: 'En este pedido',
      items: [{ keys: [['I']], does: 'Imprimir', press: print }],
    };
    does(press('i'), free, [...shell, page]);
    expect(print).toHaveBeenCalledOnce();
    does(press('i'), { ...free, before: 'G' }, [...shell, page]);
    expect(print).toHaveBeenCalledOnce();
    expect(acts.go).toHaveBeenLastCalledWith('/');
  });

  test('the palette says the keys that lead to a page', () => {
    expect(keysTo(paths.orders())).toBe('G P');
    expect(keysTo(paths.users())).toBeUndefined();
  });
});
