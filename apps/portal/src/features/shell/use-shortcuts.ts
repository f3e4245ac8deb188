import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShortcutGroup } from '../../page/page-shortcuts.ts';
import { areShortcutsOn } from './shortcuts-setting.ts';
import { shortcutOf } from './shortcuts.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Listens for the keys of these groups while it is there. */
export function useShortcuts(groups: () => readonly ShortcutGroup[]): void {
  const before = useRef<string | null>(null);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    // A dialog has the keyboard for itself.
    if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const found = shortcutOf(groups(), event, {
      isTyping: isField(event.target),
      before: before.current,
      lettersOn: areShortcutsOn(),
    });
    before.current = found && 'begun' in found ? found.begun : null;
    if (!found || 'begun' in found) return;
    event.preventDefault();
    found.press();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
