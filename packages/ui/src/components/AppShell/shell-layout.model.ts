import { isMobileWidth, resizeDebounceMs, sidebarMode, type SidebarMode } from '@trastienda/domain';

/** Sidebar at the start edge: 240 px wide, 70 px wide, or none. */
export type ShellLayout = SidebarMode | 'mobile';

export interface ShellState {
  /** Width of the window in px, as of the last settled resize. */
  readonly width: number;
  /** The person's own choice above 1110 px. */
  readonly choice: SidebarMode;
  /** A choice made where the width decides; it holds until the next resize. */
  readonly held: SidebarMode | null;
}

/** The layout of a state. */
export function shellLayoutOf({ width, choice, held }: ShellState): ShellLayout {
  if (isMobileWidth(width)) return 'mobile';
  return held ?? sidebarMode(width, choice);
}

/** The state once a resize has settled: the rule by width decides again. */
export function afterResize(state: ShellState, width: number): ShellState {
  return { ...state, width, held: null };
}

/** The state after the toggle: kept as the person's own where the choice is theirs, else held. */
export function afterToggle(state: ShellState, mode: SidebarMode): ShellState {
  const isOwnChoice = sidebarMode(state.width, mode) === mode && sidebarMode(state.width, 'full') === 'full';
  return isOwnChoice ? { ...state, choice: mode, held: null } : { ...state, held: mode };
}

/**
 * Calls `onSettled` with the window's width 300 ms after the last resize event.
 * @returns stops watching
 */
export function watchWidth(
  view: Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>,
  onSettled: (width: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onSettled(view.innerWidth), resizeDebounceMs);
  };
  view.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    view.removeEventListener('resize', onResize);
  };
}
