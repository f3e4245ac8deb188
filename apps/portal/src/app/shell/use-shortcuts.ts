import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShortcutGroup } from '../../shared/layout/page-shortcuts.ts';
import { areShortcutsOn } from '../../shared/layout/shortcuts-setting.ts';
import { shortcutOf } from './shortcuts.ts';

/** Elements that take letters: to write them, or to find a choice by them. */
const takesLetters = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[aria-haspopup="listbox"]',
].join();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

/** Listens for the keys of these groups while it is there. */
export function useShortcuts(groups: () => readonly ShortcutGroup[]): void {
  const before = useRef<string | null>(null);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const found = shortcutOf(groups(), event, {
      isTyping: isTyping(event.target),
      before: before.current,
      lettersOn: areShortcutsOn(),
    });
    before.current = null;
    // A dialog has the keyboard for itself. The page is looked through for it last: not at each letter that is typed.
    if (!found || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    if ('begun' in found) {
      before.current = found.begun;
      return;
    }
    event.preventDefault();
    found.press();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
