import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 });
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch', gap: space[2] } },
});
export const words = style({ display: 'grid', gap: space['0.5'], minInlineSize: 0 });
export const name = style({ ...text.bodyStrong, color: color.text.default });
export const note = style({ ...text.caption, color: color.text.subtle });
