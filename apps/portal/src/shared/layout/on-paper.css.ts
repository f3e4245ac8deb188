import { text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  ...text.cell,
  display: 'none',
  margin: 0,
  '@media': { print: { display: 'block' } },
});
