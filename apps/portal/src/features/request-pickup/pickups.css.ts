import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});
export const place = style({ ...text.caption, color: color.text.subtle, fontStyle: 'normal' });
export const placeName = style({ ...text.subheading, color: color.text.default, display: 'block' });
