import { breakpoint } from './tokens.generated.ts';

/** Media queries of the layouts' widths and of the person's preferences. */
export const media = {
  /** The width at or below 750: bottom navigation, cards instead of rows. */
  mobile: `(max-width: ${breakpoint.mobile}px)`,
  aboveMobile: `(min-width: ${breakpoint.mobile + 0.02}px)`,
  /** The width at or below 1110, mobile included: sidebar of 70. */
  reduced: `(max-width: ${breakpoint.reduced}px)`,
  wide: `(min-width: ${breakpoint.wide + 0.02}px)`,
  /** A height at which sticky bars would leave little between them: a window at 200 %, a phone on its side. */
  low: '(max-height: 479px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarse: '(pointer: coarse)',
} as const;
