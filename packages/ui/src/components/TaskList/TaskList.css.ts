import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = composite({});
export const row = composite({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"tile title action" "tile reason action"',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 56,
  paddingInline: space[4],
  paddingBlock: '10px',
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
  '@media': {
    [media.mobile]: {
      gridTemplateAreas: '"tile title chevron" "tile action chevron"',
      paddingInline: '14px',
    },
  },
});
export const tile = composite({
  gridArea: 'tile',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  border: `${size.border.thin} solid`,
  borderRadius: radius.md,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const tone = compositeVariants({
  critical: {
    color: color.badge.critical.text,
    background: color.badge.critical.bg,
    borderColor: color.badge.critical.border,
  },
  warning: {
    color: color.badge.warning.text,
    background: color.badge.warning.bg,
    borderColor: color.badge.warning.border,
  },
  neutral: {
    color: color.badge.neutral.text,
    background: color.badge.neutral.bg,
    borderColor: color.badge.neutral.border,
  },
});
export const title = composite({ ...text.bodyStrong, gridArea: 'title', color: color.text.default });
export const reason = composite({
  ...text.caption,
  gridArea: 'reason',
  color: color.text.subtle,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const chevron = composite({
  gridArea: 'chevron',
  display: 'none',
  color: color.icon.default,
  '@media': { [media.mobile]: { display: 'block' } },
});
/** A button of 28 on a desktop; on a phone the whole row is the target and the verb its second line. */
export const action = composite({
  ...text.cellStrong,
  gridArea: 'action',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control.sm,
  paddingInline: '10px',
  border: `${size.border.thin} solid ${color.action.secondary.border}`,
  borderRadius: radius.sm,
  background: color.action.secondary.bg,
  boxShadow: shadow.raised,
  color: color.action.secondary.text,
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.mobile]: {
      ...text.caption,
      justifySelf: 'start',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      color: color.text.subtle,
      selectors: {
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&[data-hovered]': { background: 'none' },
        '&[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
        '&[data-focus-visible]::after': { ...focusRingInset, borderRadius: radius.sm },
      },
    },
  },
});
export const failed = composite({
  ...text.cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
  color: color.text.muted,
});
export const failedMark = composite({ color: color.feedback.warning.icon });
export const failedWords = composite({ flex: '1 1 10rem', minInlineSize: 0 });
/** The placeholders are as high as the two lines that they replace. */
export const skeletons = composite({
  display: 'grid',
  gap: space['1.5'],
  gridColumn: '2 / -1',
  minBlockSize: 44,
  alignContent: 'center',
});
