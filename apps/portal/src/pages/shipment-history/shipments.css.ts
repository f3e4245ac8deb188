import { color, space, text } from '@trastienda/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const standing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.default,
});

/** The row that it stands in goes by the words, not by the icon before them. */
export const standingLabel = style({ alignSelf: 'baseline' });

export const detail = style({ display: 'grid', gap: space[5] });
export const lines = style({ display: 'grid', gap: space[2] });
export const linesTitle = style({ ...text.heading, margin: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const product = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const sku = style({ ...text.caption, color: color.text.subtle });
export const units = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'end',
  flexShrink: 0,
});
export const difference = style({ ...text.captionStrong, color: color.feedback.warning.text });
