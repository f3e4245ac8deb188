import { breakpoint } from './tokens.generated.ts';

/** Media queries of experience.md 15 and of the person's preferences. */
export const media = {
  /** At or below 750: bottom navigation, cards instead of rows. */
  mobile: `(max-width: ${breakpoint.mobile}px)`,
  aboveMobile: `(min-width: ${breakpoint.mobile + 0.02}px)`,
  /** At or below 1110: sidebar of 70. Includes mobile. */
  reduced: `(max-width: ${breakpoint.reduced}px)`,
  wide: `(min-width: ${breakpoint.wide + 0.02}px)`,
  /** So low that bars which stick would leave little between them: a window at 200 %, a phone on its side. */
  low: '(max-height: 479px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarse: '(pointer: coarse)',
} as const;
