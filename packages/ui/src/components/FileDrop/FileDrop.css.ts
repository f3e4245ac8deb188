import { color, duration, easing, radius, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const root = composite({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const area = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[5]}`,
  border: `${size.border.thin} dashed ${color.border.control}`,
  borderRadius: radius.md,
  background: color.bg.canvas,
  transition: `border-color ${duration.fast} ${easing.standard}, background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: color.border.selected,
      background: color.bg.selected,
      boxShadow: `inset 0 0 0 1px ${color.border.selected}`,
    },
    '&[data-off]': { borderColor: color.border.disabled, background: color.bg.disabled },
  },
  '@media': {
    [media.mobile]: { padding: space[4] },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});
export const icon = composite({ flexShrink: 0, color: color.icon.default });
export const words = composite({ display: 'grid', flex: '1 1 9rem', minInlineSize: 0 });
export const title = composite({ ...text.bodyStrong, color: color.text.default });
export const limits = composite({ ...text.caption, color: color.text.muted });
export const button = composite({ '@media': { [media.mobile]: { inlineSize: '100%' } } });

export const list = composite({ display: 'grid' });
export const row = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
export const tile = composite({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: size.thumb.md,
  blockSize: size.thumb.md,
  borderRadius: 7,
  border: `${size.border.thin} solid ${color.border.default}`,
  background: color.bg.sunken,
  color: color.icon.default,
});
export const preview = composite({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const facts = composite({ display: 'grid', gap: 2, flex: '1 1 0', minInlineSize: 0 });
export const nameLine = composite({
  ...text.cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minInlineSize: 0,
});
export const name = composite({ ...text.cellStrong, ...truncate, minInlineSize: 0 });
export const weight = composite({ ...text.caption, ...tabular, color: color.text.subtle, flexShrink: 0 });
export const note = composite({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.text.muted,
});
export const badNote = composite({ ...text.caption, color: color.feedback.critical.text });
export const good = composite({ flexShrink: 0, color: color.feedback.success.icon });
export const bad = composite({ color: color.feedback.critical.icon });
export const progress = composite({ maxInlineSize: 320, paddingBlock: 5 });
