import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const root = primitive({
  display: 'grid',
  alignContent: 'start',
  gap: space['1.5'],
  minInlineSize: 0,
});

export const labelRow = primitive({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
});
export const label = primitive({ ...text.label, color: color.text.default });
export const optional = primitive({ fontWeight: 400, color: color.text.subtle });
export const counter = primitive({ ...text.caption, ...tabular, color: color.text.subtle, flexShrink: 0 });
export const counterOver = primitive({ color: color.feedback.warning.text, fontWeight: 500 });

/** A box says it to readers of the page too; the button of a list is natively disabled. */
const off = '[aria-disabled], [data-disabled]';

/** The box around a control, or the button of a list. */
export const control = primitive({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control.md,
  paddingInline: '11px',
  border: `${size.border.thin} solid ${color.border.control}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  color: color.text.default,
  cursor: 'text',
  transition: `border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    [`&:is(:hover, [data-hovered]):not(${off}, [data-readonly])`]: {
      borderColor: color.border.controlHover,
    },
    '&[data-warning]': { borderColor: color.feedback.warning.icon },
    '&[data-invalid]': {
      borderColor: color.feedback.critical.icon,
      boxShadow: `inset 0 0 0 1px ${color.feedback.critical.icon}`,
    },
    '&[data-focus-visible], &:has(input:focus-visible), &:has(textarea:focus-visible)': focusRing,
    [`&:is(${off})`]: {
      // The unit and the icons are as quiet as the value.
      vars: { [color.text.subtle]: color.text.disabled, [color.icon.subtle]: color.text.disabled },
      borderColor: color.border.disabled,
      background: color.bg.disabled,
      color: color.text.disabled,
      cursor: 'not-allowed',
    },
    // The edge is as quiet as a card's: in dark and high contrast the ground alone is the page's own.
    '&[data-readonly]': { borderColor: color.border.default, background: color.bg.sunken },
  },
  '@media': {
    [media.mobile]: { ...text.touchBody, minBlockSize: size.control.lg },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const controlSizes = primitiveVariants({
  /** 32 px: toolbars and card headers. */
  sm: {
    ...text.cell,
    minBlockSize: 32,
    paddingInline: '10px',
    '@media': { [media.mobile]: { ...text.touchBody, minBlockSize: size.control.lg } },
  },
  md: {},
});

export const input = primitive({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    // The ring is drawn by the box around.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Figures stand at the end, of equal width. */
export const figures = primitive({ ...tabular, textAlign: 'end' });

/** A button inside the box, at its end: the arrow of a list, the × of a search. */
export const boxButton = primitive({
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
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});

/** A unit leaves half of the box to what is typed. */
export const affix = primitive({
  ...truncate,
  flexShrink: 0,
  maxInlineSize: '50%',
  color: color.text.subtle,
  pointerEvents: 'none',
});
export const icon = primitive({ flexShrink: 0, color: color.icon.subtle });

export const message = primitive({
  ...text.caption,
  display: 'flex',
  gap: space[1],
  color: color.text.subtle,
});
export const messageTone = primitiveVariants({
  help: {},
  warning: { color: color.feedback.warning.text },
  error: { color: color.feedback.critical.text },
});
export const messageIcon = primitiveVariants({
  warning: { color: color.feedback.warning.icon, flexShrink: 0 },
  error: { color: color.feedback.critical.icon, flexShrink: 0 },
});
