import { color, media, size, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[5], maxInlineSize: size.content.form });
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pieces = style({
  display: 'grid',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // There a piece is two rows: its choice stands nearer to it than the next piece.
  '@media': { [media.mobile]: { gap: space[6] } },
});
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 200px)',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const pieceChoice = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...text.bodyStrong, overflowWrap: 'anywhere' });
export const note = style({ ...text.caption, color: color.text.subtle });
