import { color, duration, easing, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  display: 'inline-flex',
  // A whole segment goes below where they do not fit side by side: its words stay in one line.
  flexWrap: 'wrap',
  // And leaves each its 44 px on a phone.
  rowGap: space[1],
  maxInlineSize: '100%',
  padding: 1,
  // The edge is close to the ground in light and dark; in high contrast it holds the segments together.
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
  background: color.bg.selected,
});

export const segment = primitive({
  ...text.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minBlockSize: size.control.sm,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.sm,
  color: color.text.muted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&[data-hovered]': { color: color.text.default },
    '&[data-selected]': {
      background: color.bg.surface,
      borderColor: color.border.strong,
      color: color.text.default,
      boxShadow: shadow.raised,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: { minBlockSize: size.control.lg, paddingInline: space[2] },
    [media.forcedColors]: {
      selectors: {
        // An edge of another colour was no more than that.
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
