import { keyframes } from '@vanilla-extract/css';
import { color, duration, radius, shadow } from '../theme/contract.css.ts';
import { primitive } from '../theme/style.ts';

/** A raised surface of the page: a card, or a table that is one. */
export const surface = primitive({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});

const slide = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

/** Loading again: what is shown stays, and a line runs along the top edge. */
export const progress = primitive({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: radius.lg,
  blockSize: 2,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '30%',
      background: color.control.checkedBg,
      animation: `${slide} ${duration.skeleton} linear infinite`,
    },
  },
});
