import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[2],
  // A desktop at 200 %: what stands before the first row is one line.
  '@media': {
    'screen and (min-width: 560px) and (max-width: 750px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const end = style({ marginInlineStart: 'auto', minInlineSize: 0 });
