import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  maxInlineSize: 1120,
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]} ${space[8]}`,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const account = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const email = style({
  ...text.caption,
  color: color.text.subtle,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { display: 'none' } },
});
