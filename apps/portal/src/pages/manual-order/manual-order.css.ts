import { media, space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: space[5] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)',
  // Room for the button that takes a row away, where there is one.
  gridAutoFlow: 'column',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'row',
      rowGap: space[4],
    },
  },
});
export const name = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
/** In the row of the fields, under their labels. */
export const remove = style({
  marginBlockStart: space[6],
  '@media': { [media.mobile]: { marginBlockStart: 0 } },
});
