import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const card = style({ display: 'grid', gap: space[4] });
/** Kept while the pieces are counted: the button under it does not move. */
export const count = style({ ...text.subheading, minBlockSize: 20 });
export const columns = style({ display: 'grid', gap: space[2] });
export const column = style({
  ...text.cell,
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: space[3],
});
export const meaning = style({ color: color.text.muted, margin: 0 });
export const heading = style({ ...text.subheading, margin: 0 });
