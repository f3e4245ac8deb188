import { color, duration, easing, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.cell,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 24,
  minBlockSize: 24,
  paddingBlock: 3,
  color: color.text.default,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' } },
});

const on = '[data-selected] > &, [data-indeterminate] > &';

export const box = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.xs,
  background: color.bg.surface,
  color: 'transparent',
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.border.controlHover },
    [on]: {
      background: color.control.checkedBg,
      borderColor: color.control.checkedBorder,
      color: color.control.checkedMark,
    },
    '[data-invalid] > &': { borderColor: color.feedback.critical.icon },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { background: color.bg.disabled, borderColor: color.border.disabled },
    '[data-disabled][data-selected] > &': { color: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      // Nothing is transparent there: every box looked chosen.
      color: 'Canvas',
      selectors: { [on]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const content = primitive({ display: 'grid' });
export const description = primitive({
  ...text.caption,
  color: color.text.subtle,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
export const error = primitive({
  ...text.caption,
  display: 'flex',
  gap: space[1],
  color: color.feedback.critical.text,
});
