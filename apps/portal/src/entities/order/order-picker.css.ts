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

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
