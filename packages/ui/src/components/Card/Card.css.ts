import { keyframes } from '@vanilla-extract/css';
import { color, duration, radius, shadow, space } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});

export const header = primitive({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 46,
  paddingInline: space[4],
  paddingBlock: space[2],
});
export const headerRule = primitive({ borderBlockEnd: `1px solid ${color.border.subtle}` });
export const title = primitive({ ...text.heading, minInlineSize: 0 });
export const action = primitive({ ...text.caption, color: color.text.subtle, flexShrink: 0 });
export const body = primitive({
  padding: space[4],
  selectors: { [`${header} + &`]: { paddingBlockStart: space[1] } },
});
export const footer = primitive({
  borderBlockStart: `1px solid ${color.border.subtle}`,
  padding: `${space[3]} ${space[4]}`,
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
