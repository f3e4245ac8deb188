import { keyframes } from '@vanilla-extract/css';
import { color, duration, easing, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

const hovered = '&[data-hovered]:not([data-unavailable])';
const pressed = '&[data-pressed]:not([data-unavailable])';

export const root = primitive({
  position: 'relative',
  display: 'inline-grid',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: 'max-content',
  border: `${size.border.thin} solid transparent`,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  anchorName: '--reason',
  anchorScope: '--reason',
  transition: `background-color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    // Words that are wider than the phone take a second line.
    [media.mobile]: { minInlineSize: 0, maxInlineSize: '100%', whiteSpace: 'normal' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

const unavailable = {
  background: color.bg.disabled,
  borderColor: color.border.disabled,
  color: color.text.disabled,
  boxShadow: 'none',
  cursor: 'not-allowed',
};
const off = '&[data-disabled], &[data-unavailable]';

export const variant = primitiveVariants({
  primary: {
    background: color.action.primary.bg,
    borderColor: color.action.primary.border,
    color: color.action.primary.text,
    selectors: {
      [hovered]: { background: color.action.primary.bgHover },
      [pressed]: { background: color.action.primary.bgPressed },
      [off]: unavailable,
    },
  },
  secondary: {
    background: color.action.secondary.bg,
    borderColor: color.action.secondary.border,
    color: color.action.secondary.text,
    boxShadow: shadow.raised,
    selectors: {
      [hovered]: { background: color.action.secondary.bgHover },
      [pressed]: { background: color.action.secondary.bgPressed },
      [off]: unavailable,
      '&[data-focus-visible]': focusRing,
    },
  },
  ghost: {
    color: color.action.ghost.text,
    selectors: {
      [hovered]: { background: color.action.ghost.bgHover },
      [pressed]: { background: color.action.ghost.bgPressed },
      [off]: { ...unavailable, background: 'transparent', borderColor: 'transparent' },
    },
  },
  danger: {
    color: color.action.danger.text,
    background: color.action.secondary.bg,
    borderColor: color.action.danger.border,
    selectors: {
      [hovered]: { background: color.action.danger.bgHover },
      [pressed]: { background: color.action.danger.bgHover },
      [off]: unavailable,
    },
  },
  /** Only the confirming button of ConfirmModal. */
  dangerSolid: {
    background: color.action.danger.solidBg,
    borderColor: color.action.danger.solidBg,
    color: color.action.danger.solidText,
    selectors: {
      [hovered]: { background: color.action.danger.solidBgHover },
      [pressed]: { background: color.action.danger.solidBgHover },
      [off]: unavailable,
    },
  },
});

export const sizes = primitiveVariants({
  sm: {
    ...text.cellStrong,
    minBlockSize: size.control.sm,
    paddingInline: '10px',
    borderRadius: radius.sm,
    '@media': {
      [media.mobile]: {
        minBlockSize: size.control.md,
        // Pressed over its own edge: 44 px for a thumb, where it looks small.
        '::before': { content: '', position: 'absolute', inset: '-5px' },
      },
    },
  },
  md: {
    ...text.bodyStrong,
    minBlockSize: size.control.md,
    paddingInline: '14px',
    borderRadius: radius.md,
    '@media': { [media.mobile]: { minBlockSize: size.control.lg } },
  },
  lg: { ...text.bodyStrong, minBlockSize: size.control.lg, paddingInline: space[4], borderRadius: radius.md },
});

/** The label and the pending label lie one over the other, as wide as the wider one. */
export const content = primitive({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: space[2],
});

const appear = keyframes({ to: { opacity: 1 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** The label makes room for the spinner only after 400 ms: short waits do not flicker. */
export const contentPending = primitive({
  animation: `${vanish} 1ms linear ${duration.pendingDelay} forwards`,
});

export const pending = primitive({
  opacity: 0,
  animation: `${appear} 1ms linear ${duration.pendingDelay} forwards`,
});

/** Why the button does not act: beside it on hover and focus, and always as its description. */
export const reason = primitive({
  ...text.caption,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space['1.5']})`,
  insetInlineEnd: 0,
  zIndex: zIndex.tooltip,
  inlineSize: 'max-content',
  maxInlineSize: 240,
  padding: `${space['1.5']} ${space[2]}`,
  borderRadius: radius.sm,
  background: color.bg.inverse,
  color: color.text.inverse,
  whiteSpace: 'normal',
  textAlign: 'start',
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '[data-hovered] > &, [data-focus-visible] > &': { visibility: 'visible' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  // The bubble is centred, on screen, and not cut by a scrolling parent where the browser supports anchors.
  '@supports': {
    '(anchor-scope: --reason)': {
      position: 'fixed',
      inset: 'auto',
      positionAnchor: '--reason',
      positionArea: 'bottom',
      marginBlockStart: space['1.5'],
    },
  },
});
