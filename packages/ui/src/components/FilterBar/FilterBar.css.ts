import { globalStyle } from '@vanilla-extract/css';
import { color, duration, easing, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { composites } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

/** Filters go on in lines of their own; what changes the view stays where it is. */
export const bar = composite({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});
export const filters = composite({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // One flow with what changes the view, which stands beside the last filter.
  '@media': { [media.mobile]: { display: 'contents' } },
});
/** Gives way before a filter, or what takes all of them off, has to go on in a line of its own. */
export const search = composite({
  flex: '1 1 200px',
  maxInlineSize: 'clamp(200px, 20vw, 280px)',
  '@media': { [media.mobile]: { flexBasis: '100%', maxInlineSize: 'none' } },
});
export const end = composite({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 32,
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { minBlockSize: size.control.lg } },
});
/** Whatever their size elsewhere: the controls of one bar are as high as each other. */
globalStyle(`${end} > button`, {
  '@layer': {
    [composites]: { '@media': { [media.aboveMobile]: { minBlockSize: 32, inlineSize: 'auto' } } },
  },
});

/** The edge of a chip: around one button, or around two when it can be cleared. */
export const chip = composite({
  ...text.cellStrong,
  display: 'inline-flex',
  alignItems: 'stretch',
  // Beside buttons, as in a page's header, as high as they are.
  alignSelf: 'stretch',
  flexShrink: 0,
  // A value that is longer than a phone goes on in a line of its own.
  maxInlineSize: '100%',
  minBlockSize: 32,
  border: `1px solid ${color.action.secondary.border}`,
  borderRadius: radius.md,
  background: color.action.secondary.bg,
  color: color.text.default,
  boxShadow: shadow.raised,
  transition: `border-color ${duration.fast} ${easing.standard}`,
  '@media': {
    [media.mobile]: { minBlockSize: size.control.lg },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const active = composite({
  ...text.cellStrong,
  fontWeight: 600,
  borderColor: color.border.selected,
});

export const button = composite({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  paddingInline: '10px',
  // The chip's edge is pressed too, under a border of its own that shows it.
  marginBlock: -1,
  borderBlock: '1px solid transparent',
  borderRadius: radius.md,
  backgroundClip: 'padding-box',
  textAlign: 'start',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed], &[aria-expanded="true"]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});
/** Content that does not fit into the window is scrolled to. */
export const dialog = composite({ overflow: 'auto' });
export const beforeClear = composite({ paddingInlineEnd: space[1] });
export const clear = composite({
  paddingInline: space[1],
  minInlineSize: 28,
  justifyContent: 'center',
  '@media': { [media.mobile]: { minInlineSize: size.target.touch } },
});
export const chevron = composite({ color: color.icon.subtle, marginInlineEnd: -2 });

/** A chip that is the button itself. */
export const toggle = composite({
  alignItems: 'center',
  gap: space['1.5'],
  paddingInline: '10px',
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-selected]': { fontWeight: 600, borderColor: color.border.selected },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});
export const add = composite({
  borderStyle: 'dashed',
  boxShadow: 'none',
  background: 'none',
  color: color.text.muted,
});

export const options = composite({ minInlineSize: 200, maxBlockSize: 320 });

export const clearAll = composite({
  ...text.cellStrong,
  minBlockSize: 32,
  paddingInline: space[2],
  borderRadius: radius.md,
  color: color.text.link,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.mobile]: { minBlockSize: size.control.lg } },
});
