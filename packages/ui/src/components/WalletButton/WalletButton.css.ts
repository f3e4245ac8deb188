import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

const box = {
  ...text.bodyStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.md,
  paddingInline: space[3],
  border: `${size.border.thin} solid ${color.action.secondary.border}`,
  borderRadius: radius.md,
  background: color.action.secondary.bg,
  boxShadow: shadow.raised,
  color: color.action.secondary.text,
} as const;

export const root = composite({
  ...box,
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { minBlockSize: size.target.touch } },
});
export const still = composite({ ...box });

/** The balance, and when it could not be had the way to ask again. */
export const line = composite({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 });

export const amount = composite({ ...tabular, fontWeight: 600 });
/** A narrow bar shows the figure alone. */
export const currency = composite({
  color: color.text.subtle,
  '@container': { '(max-width: 640px)': { display: 'none' } },
});
export const icon = composite({ color: color.icon.default, flexShrink: 0 });

/** The balance of a phone is a card of the home page, with the way to top up in words. */
export const card = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});
export const words = composite({ flex: '1 1 8rem', minInlineSize: 0 });
export const topUp = composite({ marginInlineStart: 'auto' });
export const cardAmount = composite({ ...text.amount, ...tabular, display: 'block' });
export const cardLabel = composite({ ...text.caption, display: 'block', color: color.text.subtle });
