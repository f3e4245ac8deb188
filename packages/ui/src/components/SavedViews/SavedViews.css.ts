import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

export const trigger = composite({
  ...text.cellStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  minInlineSize: 0,
  maxInlineSize: 240,
  minBlockSize: 32,
  paddingInline: '10px',
  border: `${size.border.thin} solid ${color.action.secondary.border}`,
  borderRadius: radius.md,
  background: color.action.secondary.bg,
  color: color.text.default,
  boxShadow: shadow.raised,
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed], &[aria-expanded="true"]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.mobile]: { minBlockSize: size.control.md },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});
export const active = composite({ fontWeight: 600, borderColor: color.border.selected });
export const icon = composite({ flexShrink: 0 });
export const name = composite({ ...truncate, minInlineSize: 0 });
/** Something differs from the view: an ink dot, and words for who does not see it. */
export const dot = composite({
  flexShrink: 0,
  inlineSize: 6,
  blockSize: 6,
  borderRadius: radius.full,
  background: color.feedback.info.icon,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const chevron = composite({ flexShrink: 0, color: color.icon.subtle, marginInlineEnd: -2 });
export const popover = composite({ minInlineSize: 260 });
export const group = composite({
  ...text.captionStrong,
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: color.text.subtle,
});
export const acts = composite({
  marginBlockStart: space[1],
  paddingBlockStart: space[1],
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
export const danger = composite({ color: color.action.danger.text, flexShrink: 0 });
export const form = composite({ display: 'grid', gap: space[4], paddingBlock: space[1] });
