import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const amount = style({ ...text.cellStrong, fontVariantNumeric: 'tabular-nums' });
export const acts = style({ display: 'inline-flex', gap: space[2] });
export const way = style({ display: 'grid', gap: space[4] });
export const summary = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.text.muted,
});
export const report = style({ ...text.body, display: 'grid', justifyItems: 'start', gap: space[3] });
