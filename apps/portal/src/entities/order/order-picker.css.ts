import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
  padding: 0,
  margin: 0,
  marginBlockEnd: space[4],
  listStyle: 'none',
});

/** Above the cards, and below them: as wide as it needs to be, side by side. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[4],
});

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
