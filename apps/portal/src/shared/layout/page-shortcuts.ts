import type { Shortcut as ListedShortcut } from '@trastienda/ui/ShortcutSheet';
import { createContext, useContext, useEffect, useRef } from 'react';

/** A line of the sheet of shortcuts and what its keys do; without `press` a component or the browser answers them. */
export type Shortcut = ListedShortcut & { readonly press?: (() => void) | undefined };

export type ShortcutGroup = {
  readonly id: string;
  /** "En este pedido". */
  readonly label: string;
  readonly items: readonly Shortcut[];
};

type Register = (read: () => ShortcutGroup) => () => void;

/** The keys that pages have told of, in the order that they did. */
export function pageShortcuts() {
  const reads = new Set<() => ShortcutGroup>();
  return {
    register: ((read) => {
      reads.add(read);
      return () => void reads.delete(read);
    }) satisfies Register,
    read: (): readonly ShortcutGroup[] => [...reads].map((read) => read()),
  };
}

/** A page registers its own keys with the shell here. */
export const PageShortcuts = createContext<Register>(() => () => {});

/** The page's own keys while it is there: the shell listens for them, and its sheet lists them. */
export function usePageShortcuts(group: ShortcutGroup): void {
  const register = useContext(PageShortcuts);
  const latest = useRef(group);
  useEffect(() => {
    latest.current = group;
  });
  useEffect(() => register(() => latest.current), [register]);
}
