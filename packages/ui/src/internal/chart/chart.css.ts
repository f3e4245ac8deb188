import { color, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({ minInlineSize: 0 });
export const head = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: size.target.min,
  marginBlockEnd: space[2],
});
export const title = composite({ ...text.heading, flex: '1 0 40%' });
export const toggle = composite({
  ...text.label,
  minBlockSize: size.target.min,
  paddingInline: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  borderRadius: radius.sm,
  color: color.text.link,
  selectors: {
    '&[data-hovered]': { color: color.text.linkHover, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const plot = composite({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.sm,
  // A finger scrolls the page up and down; sideways it walks the points.
  touchAction: 'pan-y',
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRingInset },
  forcedColorAdjust: 'auto',
});
export const svg = composite({ overflow: 'visible', inlineSize: '100%' });
export const empty = composite({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  borderBlockEnd: `${size.border.thin} solid ${color.chart.axis}`,
  color: color.text.subtle,
});

/* The drawing. */
export const axisText = composite({
  ...text.caption,
  ...tabular,
  fill: color.chart.label,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const gridLine = composite({
  stroke: color.chart.grid,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const baseline = composite({
  stroke: color.chart.axis,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/* The words at a point. */
export const tooltip = composite({
  ...text.caption,
  ...tabular,
  position: 'absolute',
  zIndex: zIndex.sticky,
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  gap: space[1],
  maxInlineSize: 240,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.md,
  background: color.bg.inverse,
  color: color.text.inverse,
  boxShadow: shadow.popover,
  pointerEvents: 'none',
  // A box of its own width, wherever it is put.
  inlineSize: 'max-content',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const tooltipTitle = composite({ ...text.captionStrong });
export const tooltipLine = composite({ display: 'flex', alignItems: 'center', gap: space[2] });
export const tooltipName = composite({ color: color.text.inverseMuted });

export const legend = composite({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.text.muted,
});
export const legendUnder = composite({ order: 1, flexBasis: '100%' });
export const legendItem = composite({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/* The table. */
export const tableBox = composite({
  maxBlockSize: 360,
  overflow: 'auto',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.md,
  selectors: { '&:focus-visible': focusRing },
});
export const table = composite({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  background: color.bg.surface,
});
export const columnTitle = composite({
  ...text.captionStrong,
  position: 'sticky',
  insetBlockStart: 0,
  padding: `${space[2]} ${space[3]}`,
  background: color.bg.surface,
  // A border of a sticky cell would scroll away with the rows.
  boxShadow: `inset 0 -1px 0 0 ${color.border.default}`,
  color: color.text.muted,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const rowTitle = composite({
  ...text.cell,
  padding: `${space['1.5']} ${space[3]}`,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { 'tr + tr > &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
export const cell = composite({
  ...text.cell,
  ...tabular,
  padding: `${space['1.5']} ${space[3]}`,
  textAlign: 'end',
  selectors: { 'tr + tr > &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` } },
});
