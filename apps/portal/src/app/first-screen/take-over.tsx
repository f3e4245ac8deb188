import { type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserStorage } from '../../shared/persistence/browser-storage.ts';
import { loadChunks } from '../../shared/routes/lazy-page.tsx';
import { selectGate } from '../../shared/session/selectors.ts';
import type { AppStore, RootState } from '../../shared/store/store.ts';
import type { Window } from '../window.ts';
import type { ServedState } from './served.ts';

/** The gate has what the gateway asked; a gate that does not open within it shows itself. */
const GATE_MS = 2000;

/** Fields that were filled in before the application heard of it: each says again what it says, and nothing typed is lost. */
function typedIn(root: HTMLElement): readonly (() => void)[] {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].flatMap((field) => {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      const { checked, defaultChecked } = field;
      if (checked === defaultChecked) return [];
      return [
        () => {
          field.checked = !checked;
          field.click();
        },
      ];
    }
    const { value, defaultValue } = field;
    if (value === defaultValue || field.type === 'hidden') return [];
    return [
      () => {
        // React has put its own value there, and hears of another one only where it is written past its own setter.
        const prototype = Object.getPrototypeOf(field) as object;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    ];
  });
}

/** Waits until the gate is open, or is to be seen. */
function untilOpen(store: AppStore): Promise<boolean> {
  return new Promise((resolve) => {
    const phase = () => selectGate(store.getState()).phase;
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve(phase() === 'open');
    };
    const look = () => {
      if (['open', 'sign-in', 'sign-out'].includes(phase())) end();
    };
    const stop = store.subscribe(look);
    const timer = setTimeout(end, GATE_MS);
    look();
  });
}

type TakeOver = {
  readonly store: AppStore;
  readonly state: ServedState | null;
  /** The application; `drawn` is the state that the page was drawn with, where it takes it over. */
  readonly app: (drawn?: RootState) => ReactNode;
  /** Told of a part that was drawn otherwise than the application draws it. */
  readonly onDifference: (error: unknown) => void;
};

/** Draws the application: it takes over what the gateway drew for this window, or begins anew. */
export async function takeOver(
  window: Window,
  root: HTMLElement,
  { store, state, app, onDifference }: TakeOver,
): Promise<void> {
  // A phone's height changes with its bars, and nothing is drawn by it. A page with a draft was drawn without it.
  const isForHere =
    state?.window?.width === window.innerWidth &&
    state.unknown.every((key) => browserStorage.getItem(key) === null);
  // The page stays as it was drawn while its code is on its way: taken over without it, it would give way to words that say so.
  const [isOpen] = state === null ? [false] : await Promise.all([untilOpen(store), loadChunks(state.chunks)]);
  if (isForHere && isOpen && root.hasChildNodes()) {
    // React draws anew a part that differs: a moment lost, and nothing wrong on the screen.
    const typed = typedIn(root);
    // An answer may have come since then: it is drawn once the page is taken over.
    const drawn = { ...store.getState(), operations: state.operations };
    hydrateRoot(root, app(drawn), { onRecoverableError: onDifference });
    // The parts of the page hear what is said to them in the turn after it.
    setTimeout(() => {
      for (const say of typed) say();
      delete root.dataset['window'];
    });
    return;
  }
  delete root.dataset['window'];
  root.replaceChildren();
  root.hidden = false;
  createRoot(root).render(app());
}
