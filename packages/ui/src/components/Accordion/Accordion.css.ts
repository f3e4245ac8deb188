import { color, duration, easing, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = composite({ display: 'grid', minInlineSize: 0 });
const divided = {
  '& + &, [data-state] + &': { borderBlockStart: `${size.border.thin} solid ${color.border.default}` },
} as const;
export const row = composite({ display: 'flex', alignItems: 'center', minInlineSize: 0, selectors: divided });
export const disclosure = composite({ minInlineSize: 0, selectors: divided });
export const heading = composite({ flex: 1, minInlineSize: 0, margin: 0 });
export const head = composite({
  display: 'flex',
  // The words of the state go under the title where letters are large.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: 56,
  // Words of several lines have as much air above and below as those of two have in the least height.
  padding: `10px ${space[4]}`,
  textAlign: 'start',
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const trigger = composite({
  selectors: {
    '&[data-hovered]': { background: color.bg.hover },
    '&[data-pressed]': { background: color.bg.pressed },
    '&[data-focus-visible]': focusRingInset,
  },
});
export const words = composite({ display: 'grid', flex: '1 1 7rem', minInlineSize: 0 });
export const title = composite({
  ...text.bodyStrong,
  color: color.text.default,
  selectors: { '[data-state="later"] &': { fontWeight: 400, color: color.text.muted } },
});
export const description = composite({ ...text.caption, color: color.text.subtle });

export const glyph = compositeVariants({
  done: { flexShrink: 0, color: color.feedback.success.icon },
  review: { flexShrink: 0, color: color.feedback.info.icon },
  rejected: { flexShrink: 0, color: color.feedback.critical.icon },
  missing: { flexShrink: 0, color: color.icon.subtle },
  later: { flexShrink: 0, color: color.icon.subtle },
});
export const state = composite({ ...text.cellStrong, flexShrink: 0 });
export const stateHue = compositeVariants({
  done: { color: color.status.finalizado.text },
  review: { color: color.text.link },
  rejected: { color: color.action.danger.text },
  missing: { color: color.text.muted },
  later: { color: color.text.subtle, fontWeight: 400 },
});
export const action = composite({ flexShrink: 0, paddingInlineEnd: space[4] });
export const chevron = composite({
  flexShrink: 0,
  color: color.icon.default,
  transition: `rotate ${duration.base} ${easing.standard}`,
  selectors: { '[data-expanded] > * > * > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const panel = composite({ minInlineSize: 0 });
/** Clear of the row's ground, which shows while it is hovered. */
export const content = composite({ padding: `${space[2]} ${space[4]} ${space[4]}` });
/** Under the title, past the glyph. */
export const indented = composite({
  paddingInlineStart: 52,
  '@media': { [media.mobile]: { paddingInlineStart: space[4] } },
});
