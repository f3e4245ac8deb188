import { useEffect, useRef } from 'react';
import { areShortcutsOn } from './shortcuts-setting.ts';
import { shortcutOf } from './shortcuts.ts';

type Actions = {
  readonly toggleSidebar: () => void;
  readonly focusSearch: () => void;
  readonly go: (href: string) => void;
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Listens for the keys of the shell while it is there. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let afterG = false;
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog has the keyboard for itself.
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const shortcut = shortcutOf(event, {
        isTyping: isField(event.target),
        afterG,
        lettersOn: areShortcutsOn(),
      });
      afterG = shortcut?.kind === 'await-destination';
      if (!shortcut || afterG) return;
      event.preventDefault();
      if (shortcut.kind === 'toggle-sidebar') latest.current.toggleSidebar();
      else if (shortcut.kind === 'focus-search') latest.current.focusSearch();
      else if (shortcut.kind === 'go') latest.current.go(shortcut.href);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
