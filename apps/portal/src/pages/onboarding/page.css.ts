import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  maxInlineSize: 720,
  marginInline: 'auto',
  padding: `${space[8]} ${space[4]}`,
});
