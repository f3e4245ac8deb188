import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRingInverse } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const region = composite({
  position: 'fixed',
  insetBlockEnd: space[6],
  insetInline: space[4],
  zIndex: zIndex.snackbar,
  pointerEvents: 'none',
  '@media': {
    [media.mobile]: {
      insetBlockEnd: `calc(${size.bottomNav} + var(--ts-dock, 0px) + var(--ts-action-bar, 0px) + env(safe-area-inset-bottom) + ${space[3]})`,
      // Above a StickyFooter, which is as high as its button and a line of words.
      selectors: {
        ':root:has([data-sticky-footer]) &': { vars: { '--ts-action-bar': '88px' } },
        ':root:has([data-dock]) &': { vars: { '--ts-dock': size.target.touch } },
      },
    },
  },
});
export const list = composite({ display: 'grid', justifyItems: 'center', gap: space[2] });

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
export const root = composite({
  ...text.cell,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: 400,
  minBlockSize: 48,
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  overflow: 'hidden',
  borderRadius: 10,
  background: color.bg.inverse,
  color: color.text.inverse,
  boxShadow: shadow.popover,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.base} ${easing.enter}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = compositeVariants({
  success: { color: color.feedback.success.onInverse },
  info: { color: color.feedback.info.onInverse },
  warning: { color: color.feedback.warning.onInverse },
  error: { color: color.feedback.critical.onInverse },
  undo: { color: color.feedback.info.onInverse },
  progress: { color: color.feedback.info.onInverse },
});
export const message = composite({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = composite({ color: color.text.inverseMuted, marginInlineStart: space[1] });

export const button = composite({
  ...text.cellStrong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: 28,
  minBlockSize: 28,
  borderRadius: radius.sm,
  selectors: {
    // Words are underlined; a × has none.
    '&[data-hovered]': { textDecoration: 'underline', boxShadow: 'inset 0 0 0 1px' },
    '&[data-focus-visible]': { ...focusRingInverse, boxShadow: 'none' },
  },
  '@media': { [media.mobile]: { minBlockSize: 36, minInlineSize: 36 } },
});
export const action = composite({ paddingInline: '10px', border: `1px solid ${color.text.inverseMuted}` });

const shrink = keyframes({ to: { inlineSize: 0 } });
const edge = {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  blockSize: 2,
} as const;
export const done = composite({
  ...edge,
  background: color.feedback.info.onInverse,
  transition: `inline-size ${duration.progress} ${easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const time = composite({
  ...edge,
  inlineSize: '100%',
  background: color.text.inverseMuted,
  animation: `${shrink} linear forwards`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
export const paused = composite({ animationPlayState: 'paused' });
