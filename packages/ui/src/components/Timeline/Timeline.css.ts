import { color, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { code, tabular, text } from '../../theme/text.ts';

export const root = composite({});
export const event = composite({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${space[6]} minmax(0, 1fr) auto`,
  columnGap: space[3],
  paddingBlockEnd: space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line leads from one disc to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '11.5px',
      insetBlock: `${space[6]} 0`,
      inlineSize: 1,
      background: color.border.strong,
    },
  },
});
export const disc = composite({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  border: `${size.border.thin} solid`,
  borderRadius: radius.full,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const tone = compositeVariants({
  neutral: {
    background: color.badge.neutral.bg,
    borderColor: color.badge.neutral.border,
    color: color.badge.neutral.text,
  },
  critical: {
    background: color.badge.critical.bg,
    borderColor: color.badge.critical.border,
    color: color.badge.critical.text,
  },
  warning: {
    background: color.badge.warning.bg,
    borderColor: color.badge.warning.border,
    color: color.badge.warning.text,
  },
  success: {
    background: color.feedback.success.bg,
    borderColor: color.feedback.success.border,
    color: color.feedback.success.icon,
  },
});
export const words = composite({ minInlineSize: 0, paddingBlockStart: 3 });
export const skeletons = composite({ display: 'grid', alignContent: 'start', gap: space['1.5'] });
export const title = composite({ ...text.cellStrong, color: color.text.default, overflowWrap: 'anywhere' });
export const source = composite({ ...text.caption, color: color.text.subtle, overflowWrap: 'anywhere' });
export const time = composite({
  ...text.caption,
  ...tabular,
  paddingBlockStart: 3,
  color: color.text.subtle,
  whiteSpace: 'nowrap',
});
export const summary = composite({
  ...text.caption,
  inlineSize: 'fit-content',
  minBlockSize: size.target.min,
  paddingBlock: space[1],
  // The ring is clear of the line above.
  marginBlockStart: space[1],
  borderRadius: radius.xs,
  color: color.text.link,
  cursor: 'pointer',
});
export const raw = composite({
  ...text.caption,
  ...code,
  margin: `${space[1]} 0 0`,
  padding: space[2],
  borderRadius: radius.sm,
  background: color.bg.sunken,
  color: color.text.muted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
