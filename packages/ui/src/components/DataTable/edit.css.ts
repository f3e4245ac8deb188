import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';
import { align } from './DataTable.css.ts';

/** The value, as a button: its edge shows that it can be changed. */
export const value = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  inlineSize: '100%',
  minBlockSize: 28,
  marginInline: `calc(-1 * ${space[2]} - 1px)`,
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.sm,
  color: 'inherit',
  cursor: 'text',
  boxSizing: 'content-box',
  selectors: {
    '&:hover': { borderColor: color.border.control, background: color.bg.surface },
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: 'progress', color: color.text.subtle, borderColor: 'transparent' },
    '&[data-invalid]': { color: color.feedback.critical.text },
    // Safe: an amount that is too wide leaves its cell where that is noticed.
    [`${align.end} &`]: { justifyContent: 'safe flex-end' },
  },
});
export const words = composite({
  ...truncate,
  minInlineSize: 0,
  selectors: { [`${align.end} &`]: { minInlineSize: 'max-content' } },
});

export const input = composite({
  ...text.cell,
  inlineSize: `calc(100% + 2 * ${space[2]} + 2px)`,
  minBlockSize: 30,
  marginInline: `calc(-1 * ${space[2]} - 1px)`,
  paddingInline: space[2],
  border: `${size.border.thin} solid ${color.border.control}`,
  borderRadius: radius.sm,
  background: color.bg.surface,
  color: color.text.default,
  textAlign: 'inherit',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: color.feedback.critical.icon },
  },
});

export const problem = composite({
  ...text.caption,
  display: 'block',
  // Clear of the ring around the field.
  marginBlockStart: space[1],
  color: color.feedback.critical.text,
  overflowWrap: 'anywhere',
});
