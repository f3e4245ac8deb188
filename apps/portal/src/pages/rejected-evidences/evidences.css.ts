import { color, media, radius, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
/** Two thirds of a row's height would be no picture: cards and rows grow with it. */
export const photo = style({
  display: 'block',
  inlineSize: 84,
  blockSize: 54,
  objectFit: 'cover',
  borderRadius: radius.sm,
  background: color.bg.sunken,
});
/** The whole photo that the channel saw, in the drawer. */
export const largePhoto = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 220,
  objectFit: 'contain',
  borderRadius: radius.md,
  background: color.bg.surface,
});
export const states = style({ '@media': { [media.aboveMobile]: { justifySelf: 'start' } } });
export const tip = style({ marginBlockStart: space[5] });

/** Why the channel said no: the cause in its own words, what mends it below. */
export const cause = style({ display: 'flex', gap: space[2], minInlineSize: 0 });
export const causeIcon = style({ flexShrink: 0, marginBlockStart: 2, color: color.feedback.critical.icon });
export const causeWords = style({ display: 'grid', minInlineSize: 0 });
export const reason = style({ ...text.cellStrong, color: color.badge.critical.text });
export const remedy = style({ ...text.caption, color: color.text.subtle });
export const why = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderRadius: radius.md,
  background: color.bg.sunken,
});
