import { color, space, tabular, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const withMark = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
export const figures = style(tabular);
export const plain = style({ ...text.cell, color: color.text.muted });
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  color: color.icon.default,
});
/** A guide and what is done with it next. */
export const withAct = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
});
export const total = style({ ...text.cellStrong, ...tabular });
export const stacked = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const second = style({
  ...text.caption,
  ...tabular,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.subtle,
});
