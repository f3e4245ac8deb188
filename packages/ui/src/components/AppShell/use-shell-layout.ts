import type { SidebarMode } from '@trastienda/domain';
import { useCallback, useContext, useEffect, useState } from 'react';
import { ServedWindow } from '../../internal/served-window.ts';
import { useIsServed } from '../../internal/use-is-served.ts';
import {
  afterResize,
  afterToggle,
  shellLayoutOf,
  watchWidth,
  type ShellLayout,
  type ShellState,
} from './shell-layout.model.ts';

export interface UseShellLayoutOptions {
  /** The choice kept from an earlier visit. Default: `full`. */
  initialChoice?: SidebarMode | undefined;
  /** The person chose anew, above 1110 px: keep it. */
  onChoiceChange?: ((choice: SidebarMode) => void) | undefined;
}

export interface ShellLayoutState {
  layout: ShellLayout;
  isReduced: boolean;
  isMobile: boolean;
  /** Handler for `onReducedChange` of the Sidebar. */
  setReduced: (reduced: boolean) => void;
}

/** Follows the window's width (settled for 300 ms) and the person's choice. */
export function useShellLayout({
  initialChoice = 'full',
  onChoiceChange,
}: UseShellLayoutOptions = {}): ShellLayoutState {
  const served = useContext(ServedWindow);
  const isServed = useIsServed();
  const [state, setState] = useState<ShellState>(() => ({
    width: isServed ? (served?.width ?? 1440) : window.innerWidth,
    choice: initialChoice,
    held: null,
  }));
  useEffect(() => {
    const settled = (width: number) =>
      setState((now) => (now.width === width ? now : afterResize(now, width)));
    // A server that knew no window drew for another one.
    settled(window.innerWidth);
    return watchWidth(window, (width) => setState((now) => afterResize(now, width)));
  }, []);

  const setReduced = useCallback(
    (reduced: boolean) => {
      const next = afterToggle(state, reduced ? 'reduced' : 'full');
      setState(next);
      if (next.choice !== state.choice) onChoiceChange?.(next.choice);
    },
    [state, onChoiceChange],
  );
  const layout = shellLayoutOf(state);
  return { layout, isReduced: layout === 'reduced', isMobile: layout === 'mobile', setReduced };
}
