import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

export const root = composite({ display: 'inline-flex', minInlineSize: 0 });

export const pill = composite({
  ...text.bodyStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.md,
  minInlineSize: 0,
  paddingInline: `3px ${space[3]}`,
  border: `${size.border.thin} solid ${color.action.secondary.border}`,
  borderRadius: radius.full,
  background: color.action.secondary.bg,
  boxShadow: shadow.raised,
  color: color.action.secondary.text,
  selectors: {
    '&[data-hovered]': { background: color.action.secondary.bgHover },
    '&[data-pressed]': { background: color.action.secondary.bgPressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.mobile]: { minBlockSize: 44, paddingInlineStart: 7 } },
});
export const name = composite({ ...truncate, maxInlineSize: '18ch' });
export const nameless = composite({ color: color.text.subtle });
export const chevron = composite({ flexShrink: 0, marginInlineStart: space[1] });

export const panel = composite({ inlineSize: 280, maxInlineSize: '100%', outline: 'none' });
export const search = composite({ padding: `${space[2]} ${space[2]} 0` });
export const list = composite({
  padding: space['1.5'],
  outline: 'none',
  maxBlockSize: 'min(60dvh, 420px)',
  overflow: 'auto',
});
export const option = composite({
  ...text.bodyStrong,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: 44,
  paddingInline: space[2],
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.bg.hover },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-focus-visible]': focusRingInset,
  },
});
export const optionName = composite({ ...truncate, flex: 1, minInlineSize: 0 });
export const check = composite({ flexShrink: 0, color: color.text.default });
export const foot = composite({
  padding: space['1.5'],
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
export const toggle = composite({ inlineSize: '100%', justifyContent: 'flex-start' });
export const note = composite({
  ...text.caption,
  padding: `${space[2]} ${space[3]}`,
  color: color.text.muted,
});
export const failed = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
});
