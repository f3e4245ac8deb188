import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const layout = composite({
  display: 'flex',
  '@media': { [media.mobile]: { flexDirection: 'column', maxInlineSize: 'calc(100vw - 32px)' } },
});
export const presets = composite({
  flexShrink: 0,
  inlineSize: 176,
  padding: space[2],
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [media.mobile]: {
      inlineSize: 'auto',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.border.subtle}`,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
    },
  },
});
/** Plain elements: hover and focus are the browser's. */
export const preset = composite({
  selectors: {
    '&:hover, &:focus': { background: color.bg.hover },
    '&:focus-visible': focusRingInset,
  },
});
export const custom = composite({ display: 'grid', gap: space[3], padding: space[4] });
export const typed = composite({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
export const day = composite({ flex: 1, maxInlineSize: 160 });

export const calendarHead = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
});
export const months = composite({ display: 'flex', alignItems: 'flex-start', gap: space[6] });
export const monthTitle = composite({
  ...text.cellStrong,
  flex: 1,
  textAlign: 'center',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
/** The days share the width of a phone. */
export const month = composite({
  '@media': { [media.mobile]: { inlineSize: '100%', tableLayout: 'fixed' } },
});

export const navButton = composite({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.md,
  color: color.icon.default,
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.text.disabled },
  },
  '@media': { [media.mobile]: { inlineSize: size.target.touch, blockSize: size.target.touch } },
});

export const weekday = composite({
  ...text.captionStrong,
  inlineSize: 36,
  blockSize: 28,
  color: color.text.subtle,
});

export const cell = composite({
  ...text.cell,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control.md,
  blockSize: size.control.md,
  borderRadius: radius.md,
  color: color.text.default,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-selected]': { background: color.bg.selected, borderRadius: 0 },
    '&[data-selection-start]': { borderStartStartRadius: radius.md, borderEndStartRadius: radius.md },
    '&[data-selection-end]': { borderStartEndRadius: radius.md, borderEndEndRadius: radius.md },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.bg.inverse,
      color: color.text.inverse,
      fontWeight: 600,
    },
    '&[data-today]:not([data-selected])': { boxShadow: `inset 0 0 0 1px ${color.border.control}` },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: { inlineSize: '100%', blockSize: size.target.touch },
    [media.forcedColors]: { selectors: { '&[data-selected]': { background: 'Highlight' } } },
  },
});
export const actions = composite({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
