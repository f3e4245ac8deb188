import { color, radius, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const order = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
export const tip = style({ marginBlockStart: space[5] });

/** Why the channel said no: the cause in its own words, what mends it below. */
export const cause = style({ display: 'flex', gap: space[2], minInlineSize: 0 });
export const causeIcon = style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.critical.icon });
export const causeWords = style({ display: 'grid', minInlineSize: 0 });
export const reason = style({ ...text.cellStrong, color: color.badge.critical.text });
export const remedy = style({ ...text.caption, color: color.text.subtle });
export const why = style({ padding: space[4], borderRadius: radius.md, background: color.bg.sunken });
