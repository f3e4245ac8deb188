import { media, size, space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space[5], maxInlineSize: size.content.form });
export const fields = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
});
/** Two fields side by side; one above the other on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
