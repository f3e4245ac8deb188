import { color, mark, size } from './contract.css.ts';

/**
 * The focus ring: a gap, then the ring, following the radius. An outline, so that forced colours keep it.
 * Put it under `&[data-focus-visible]` (React Aria) or `&:focus-visible` (plain elements).
 */
export const focusRing = {
  outline: `${mark.focusWidth} solid ${color.focus.ring}`,
  outlineOffset: size.focusRing.gap,
  boxShadow: `0 0 0 ${size.focusRing.gap} ${color.focus.gap}`,
} as const;

/** On tooltips and snackbars, whose surface is inverse. */
export const focusRingInverse = {
  outline: `${mark.focusWidth} solid ${color.focus.ringInverse}`,
  outlineOffset: size.focusRing.gap,
  boxShadow: 'none',
} as const;

/** Inside cells, rows and list items, where an outer ring would be clipped. */
export const focusRingInset = {
  outline: `${mark.focusWidth} solid ${color.focus.ring}`,
  outlineOffset: `calc(-1 * ${mark.focusWidth})`,
  boxShadow: 'none',
} as const;
