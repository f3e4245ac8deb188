import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({ display: 'grid', minInlineSize: 0 });
export const head = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: size.control.sm,
});
export const title = composite({ ...text.heading, ...tabular, minInlineSize: 0 });
export const bar = composite({ display: 'flex', gap: 2, marginBlock: `${space[2]} ${space[1]}` });
const part = {
  display: 'block',
  blockSize: 6,
  borderRadius: radius.full,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;
export const doneBar = composite({ ...part, background: color.feedback.success.icon });
export const unchangedBar = composite({ ...part, background: color.border.control });
export const failedBar = composite({ ...part, background: color.feedback.critical.icon });

export const list = composite({ display: 'grid' });
export const row = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.row.default,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
export const words = composite({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
export const label = composite({ ...text.cellStrong, ...tabular });
export const note = composite({
  ...text.caption,
  ...tabular,
  color: color.text.subtle,
  overflowWrap: 'anywhere',
});
export const end = composite({ ...text.cell, ...tabular, flexShrink: 0, color: color.text.muted });
export const good = composite({ flexShrink: 0, color: color.feedback.success.icon });
export const mark = compositeVariants({
  critical: { flexShrink: 0, color: color.feedback.critical.icon },
  warning: { flexShrink: 0, color: color.feedback.warning.icon },
});
export const dash = composite({
  flexShrink: 0,
  inlineSize: 20,
  borderBlockStart: `2px solid ${color.icon.subtle}`,
});
export const more = composite({
  minBlockSize: size.target.min,
  borderRadius: radius.xs,
  color: color.text.link,
  selectors: { '&[data-hovered]': { textDecoration: 'underline' }, '&[data-focus-visible]': focusRing },
});
