import { color, radius, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gap: space[3], paddingBlockStart: space[3], minInlineSize: 0 });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
export const state = style({ display: 'flex', gap: space[2], minInlineSize: 0 });
/** The first line is that of the cell: an icon alone would put the name of a card's fact under it. */
export const stateWords = style({ display: 'grid', alignSelf: 'baseline', minInlineSize: 0 });
export const note = style({ ...text.caption, color: color.text.subtle, margin: 0 });
export const must = style({
  paddingInline: space[4],
  paddingBlock: space[2],
  borderRadius: radius.md,
  background: color.bg.sunken,
});
