import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ClipboardHandlers {
  /** Returns the text for the clipboard. */
  onCopy: () => string;
  onCut: () => string;
  onPaste: (text: string) => void;
}

/**
 * Copy, cut and paste while the focus is in the grid. Browsers send these to where the text selection is, which a focused
 * cell does not move: so they are heard at the document.
 */
export function useGridClipboard(root: RefObject<HTMLElement | null>, handlers: ClipboardHandlers) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const focused = document.activeElement;
      const isOurs = root.current?.contains(focused) === true && focused?.role === 'gridcell';
      if (!isOurs || !event.clipboardData) return;
      event.preventDefault();
      if (event.type === 'paste') latest.current.onPaste(event.clipboardData.getData('text/plain'));
      else
        event.clipboardData.setData(
          'text/plain',
          latest.current[event.type === 'cut' ? 'onCut' : 'onCopy'](),
        );
    };
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, listen);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, [root]);
}
