export type SidebarMode = 'full' | 'reduced';

/** Widest window (px) with a reduced sidebar. */
export const reducedSidebarWidth = 1110;
/** Widest window (px) of the mobile layout. */
export const mobileBreakpoint = 750;
/** Milliseconds after the last resize event until the rule runs. */
export const resizeDebounceMs = 300;

/**
 * The sidebar's mode by window width (px): over 1110 the user's own choice, 751 to 1110 reduced, 750 or less
 * full again (there it is not docked: `isMobileWidth`).
 * @example sidebarMode(1110) // => 'reduced'
 * @example sidebarMode(1440, 'reduced') // => 'reduced'
 * @example sidebarMode(750) // => 'full'
 */
export function sidebarMode(windowWidth: number, choice: SidebarMode = 'full'): SidebarMode {
  if (isMobileWidth(windowWidth)) return 'full';
  return windowWidth <= reducedSidebarWidth ? 'reduced' : choice;
}

/** Says whether the bottom bar takes the sidebar's place. @example isMobileWidth(751) // => false */
export function isMobileWidth(windowWidth: number): boolean {
  return windowWidth <= mobileBreakpoint;
}

/**
 * Left margin (px) of the main area: 240 beside the full sidebar, 70 beside the reduced one, 0 where none is
 * docked.
 * @example mainMargin(1440) // => 240
 * @example mainMargin(390) // => 0
 */
export function mainMargin(windowWidth: number, choice: SidebarMode = 'full'): 0 | 70 | 240 {
  if (isMobileWidth(windowWidth)) return 0;
  return sidebarMode(windowWidth, choice) === 'full' ? 240 : 70;
}
