import { color, media, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cards = style({ display: 'grid', gap: space[4] });
export const narrow = style({ display: 'grid', gap: space[4], maxInlineSize: size.content.form });
export const stack = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const shop = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const name = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const note = style({ ...text.caption, color: color.text.subtle });
export const list = style({ listStyle: 'disc', margin: 0, paddingInlineStart: space[5] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
