import { useEffect } from 'react';

/**
 * Ctrl or ⌘ with Enter does the page's main act, from wherever the keyboard is (experience.md, section 14). Its line in
 * the sheet of shortcuts is the page's to tell: it is heard here, and not by the shell, see below.
 */
export function useSubmitShortcut(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      // A dialog over the page answers its own keys.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      act();
    };
    // The capture phase is needed, because some controls keep their keys to themselves.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}
