import { color, space } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
