import { color, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const clear = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: -4,
  borderRadius: radius.sm,
  color: color.icon.subtle,
  selectors: {
    '&[data-hovered]': { background: color.bg.hover, color: color.icon.default },
    '&[data-focus-visible]': focusRing,
    '[data-empty] &': { display: 'none' },
  },
});

export const shortcut = primitive({
  ...text.caption,
  flexShrink: 0,
  paddingInline: space[1],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.xs,
  color: color.text.subtle,
  selectors: { ':not([data-empty]) > * > &': { display: 'none' } },
  '@media': { [media.mobile]: { display: 'none' } },
});
