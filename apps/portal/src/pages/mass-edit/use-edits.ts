import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../shared/persistence/browser-storage.ts';
import { storageKey } from '../../shared/persistence/persistent-store.ts';
import { selectStorageOwner } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import type { Edits } from './model.ts';

/** Milliseconds after which what was typed is on the disk. */
const KEEP_AFTER = 300;

function keptEdits(key: string): Edits {
  try {
    return JSON.parse(browserStorage.getItem(key) ?? '{}') as Edits;
  } catch {
    return {};
  }
}

/** The unsaved edits of this person and store, whichever products are shown: they are stored until they are saved. */
export function useEdits(): {
  readonly edits: Edits;
  readonly change: (next: (edits: Edits) => Edits) => void;
  /** The place of the stored edits. */
  readonly key: string;
} {
  const owner = useAppSelector(selectStorageOwner);
  const key = storageKey(owner, 'mass-edit', 'cells');
  const [edits, setEdits] = useState(() => keptEdits(key));
  const latest = useRef(edits);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const keep = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    if (Object.keys(latest.current).length === 0) browserStorage.removeItem(key);
    else browserStorage.setItem(key, JSON.stringify(latest.current));
  }, [key]);
  useEffect(() => {
    // A closed tab, and a page that is left, keep what was typed last.
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  const change = useCallback(
    (next: (before: Edits) => Edits) => {
      latest.current = next(latest.current);
      setEdits(latest.current);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(keep, KEEP_AFTER);
    },
    [keep],
  );
  return { edits, change, key };
}
