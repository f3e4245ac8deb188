import { space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: space[4], paddingBlockStart: space[2] });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
