import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const orientation = primitiveVariants({
  vertical: { display: 'grid', gap: space[1] },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: space[4] },
});

export const radio = primitive({
  ...text.cell,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: 24,
  paddingBlock: 3,
  color: color.text.default,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
  '@media': { [media.mobile]: { minBlockSize: size.target.touch, paddingBlock: 13 } },
});

/** The ring; the chosen one is a thick ring around a light dot, as a checkbox is a filled box around a mark. */
export const ring = primitive({
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.full,
  background: color.bg.surface,
  transition: `border-width ${duration.fast} ${easing.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.border.controlHover },
    '[data-selected] > &': {
      borderWidth: 5,
      borderColor: color.control.checkedBorder,
      background: color.control.checkedMark,
    },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: color.border.disabled, background: color.bg.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '[data-selected] > &': { borderColor: 'Highlight' } },
    },
  },
});

export const content = primitive({ display: 'grid' });
export const description = primitive({
  ...text.caption,
  color: color.text.subtle,
  // Never stronger than the word it goes with.
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
