import { color, media, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

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
