import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

const edge = `${size.border.thin} solid ${color.border.default}`;
const inside = { padding: `14px ${space[4]}`, containerType: 'inline-size' } as const;

export const card = composite({
  ...inside,
  display: 'block',
  border: edge,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});
export const tabs = composite({
  display: 'block',
  overflow: 'hidden',
  border: edge,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});
export const strip = composite({
  display: 'grid',
  // Beside each other as long as each has room for its figure.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'none' } },
});
export const tab = composite({
  ...inside,
  position: 'relative',
  minInlineSize: 0,
  background: color.bg.sunken,
  color: color.text.default,
  cursor: 'pointer',
  outline: 'none',
  boxShadow: `inset 0 -1px 0 0 ${color.border.default}`,
  selectors: {
    '& + &': { borderInlineStart: edge },
    // `bg.hover` is `bg.sunken` in the light scheme.
    '&[data-hovered]:not([data-selected])': { background: color.bg.selected },
    '&[data-pressed]:not([data-selected])': { background: color.bg.pressed },
    '&[data-selected]': { background: color.bg.surface, boxShadow: 'none', cursor: 'default' },
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: 3,
      background: color.nav.marker,
    },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': {
    [media.mobile]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: edge } } },
    [media.forcedColors]: { selectors: { '&[data-selected]::before': { background: 'Highlight' } } },
  },
});
export const content = composite({ display: 'block' });
export const panel = composite({
  padding: space[4],
  selectors: { '&[data-focus-visible]': focusRingInset },
});

export const label = composite({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.text.muted,
  selectors: { '[data-selected] &': { color: color.text.default } },
});
export const chevron = composite({ flexShrink: 0, color: color.icon.subtle });
export const row = composite({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[3],
});
/** The shape of the days makes room for the figure, which is never cut. */
export const words = composite({ flexShrink: 0, maxInlineSize: '100%' });
export const value = composite({
  ...text.figure,
  ...tabular,
  display: 'block',
  overflowWrap: 'anywhere',
  color: color.text.default,
});
export const longValue = composite({ ...text.metric });
export const note = composite({
  ...text.caption,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  color: color.text.subtle,
});
/** A narrow card has no room for the shape. */
export const spark = composite({
  minInlineSize: 0,
  '@container': { '(max-width: 290px)': { display: 'none' } },
});
export const quiet = composite({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  color: color.text.subtle,
});
export const bone = composite({ marginBlock: space[1] });
