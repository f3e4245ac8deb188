import { color, duration, easing, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

/** The surface of menus, lists and popovers. */
export const surface = primitive({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'calc(100vw - 16px)',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.raised,
  color: color.text.default,
  boxShadow: shadow.popover,
  outline: 'none',
  transition: `opacity ${duration.base} ${easing.enter}, translate ${duration.base} ${easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' },
    '&[data-exiting]': { transitionTimingFunction: easing.exit, transitionDuration: duration.fast },
  },
});

/** Under a whole FieldBox: React Aria measures from the input in it to its button. */
export const underBox = primitive({ minInlineSize: 'calc(var(--trigger-width) + 20px)' });

export const list = primitive({
  overflow: 'auto',
  padding: space[1],
  outline: 'none',
  maxBlockSize: 'inherit',
});

export const item = primitive({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.item,
  padding: `${size.inset.item} ${space[2]}`,
  borderRadius: radius.md,
  color: color.text.default,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.bg.hover },
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': {
      vars: { [color.icon.default]: color.text.disabled },
      color: color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.mobile]: { minBlockSize: size.control.lg } },
});

export const itemText = primitive({ flex: 1, minInlineSize: 0, display: 'grid' });
export const itemDescription = primitive({ ...text.caption, color: color.text.subtle });
export const itemEnd = primitive({ ...text.caption, color: color.text.subtle, flexShrink: 0 });
export const itemIcon = primitive({ flexShrink: 0, color: color.icon.default });

export const check = primitive({
  flexShrink: 0,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const empty = primitive({ ...text.cell, color: color.text.subtle, padding: space[3] });
