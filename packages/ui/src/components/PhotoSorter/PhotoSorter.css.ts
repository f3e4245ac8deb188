import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space[3],
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'block' } },
  // Rows on a phone: the buttons need their room under a thumb, and the order is read downwards.
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
});
export const item = composite({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.md,
  background: color.bg.surface,
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-hovered]': { boxShadow: shadow.raised },
    '&[data-dragging]': { opacity: 0.5 },
  },
  '@media': { [media.mobile]: { flexDirection: 'row', alignItems: 'center' } },
});
export const frame = composite({
  position: 'relative',
  aspectRatio: '1',
  background: color.bg.sunken,
  '@media': { [media.mobile]: { inlineSize: 96, flexShrink: 0 } },
});
export const picture = composite({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const cover = composite({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
});
export const foot = composite({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: space[1],
  '@media': { [media.mobile]: { flex: 1, gap: space[2], paddingInline: space[3] } },
});
export const place = composite({
  ...text.caption,
  ...tabular,
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: space[1],
  color: color.text.subtle,
});
/** Taken with the keyboard; a pointer takes the whole card. */
export const handle = composite({
  minBlockSize: size.control.sm,
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'grab',
  selectors: { '&[data-focus-visible]': focusRingInset },
});
export const arrow = composite({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
