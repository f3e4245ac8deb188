import { useEffect } from 'react';

/** Elements that answer Enter by themselves: they are pressed, lead somewhere, open, or break a line. */
const takesEnter = [
  'a[href]',
  'button',
  'textarea',
  'select',
  'summary',
  '[contenteditable="true"]',
  '[role="button"]',
  '[role="switch"]',
  '[role="combobox"]',
  '[role="menu"]',
  '[role="listbox"]',
].join();

/**
 * Enter goes on, from a field and from wherever else the keyboard is (experience.md, section 6): nobody walks by Tab to the
 * button that goes on. Not for a step whose way on costs money.
 */
export function useEnter(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      // Held down, it would run through all steps.
      if (event.repeat || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(takesEnter)) return;
      // A dialog over the page answers its own keys.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // The capture phase is needed, because a radio of React Aria keeps Enter to itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}
