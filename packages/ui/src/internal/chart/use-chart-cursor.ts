import { type KeyboardEvent, useState } from 'react';

/** Gives the category that a key moves to among `count` categories: `null` for any other key, -1 for leaving the chart. */
export function walked(key: string, at: number | null, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const far = Math.max(1, Math.round(count / 10));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at === null ? 0 : Math.min(last, at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return at === null ? last : Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, (at ?? 0) + far);
    case 'PageUp':
      return Math.max(0, (at ?? last) - far);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return at === null ? null : -1;
    default:
      return null;
  }
}

export interface ChartCursor {
  /** The category under the pointer or the keyboard. */
  readonly at: number | null;
  /** The category that the keyboard came to: that one is spoken. */
  readonly spoken: number | null;
  readonly point: (at: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** Walking the points of a chart with the arrows, and pointing at them. */
export function useChartCursor(count: number): ChartCursor {
  const [{ at, byKeyboard }, set] = useState<{ at: number | null; byKeyboard: boolean }>({
    at: null,
    byKeyboard: false,
  });
  const here = at !== null && at < count ? at : null;
  const none = () => set({ at: null, byKeyboard: false });
  return {
    at: here,
    spoken: byKeyboard ? here : null,
    point: (next) =>
      set((before) => (before.at === next && !before.byKeyboard ? before : { at: next, byKeyboard: false })),
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = walked(event.key, here, count);
      if (next === null) return;
      event.preventDefault();
      if (next === -1) none();
      else set({ at: next, byKeyboard: true });
    },
    onBlur: none,
  };
}
