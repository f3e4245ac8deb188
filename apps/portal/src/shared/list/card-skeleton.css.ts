import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

/** The measures of a ColumnCard: what comes takes the same room. */
const gap = '10px';
export const root = style({ display: 'grid', gap, padding: space[3] });
export const head = style({ display: 'flex', alignItems: 'center', gap });
export const words = style({ flex: 1, minInlineSize: 0 });
export const line = style({ ...text.cell, display: 'flex', alignItems: 'center', blockSize: '1lh' });
export const secondLine = style({ ...text.caption, display: 'flex', alignItems: 'center', blockSize: '1lh' });
const below = {
  display: 'grid',
  paddingBlockStart: gap,
  borderBlockStart: `1px solid ${color.border.subtle}`,
} as const;
export const facts = style({ ...below, gap: space[2] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 2fr) minmax(0, 5fr)',
  gap: space[3],
});
export const acts = style(below);
