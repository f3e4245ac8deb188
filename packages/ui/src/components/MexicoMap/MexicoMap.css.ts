import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({ position: 'relative' });
export const svg = composite({
  display: 'block',
  inlineSize: '100%',
  // Wider than this, it grows higher than a window.
  maxInlineSize: size.content.form,
  marginInline: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
});
const stroke = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
/** Under the states: what shows of it is the border of the country. */
export const outline = composite({
  ...stroke,
  fill: 'none',
  stroke: color.chart.mapOutline,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const state = composite({ outline: 'none' });
export const shape = composite({
  ...stroke,
  stroke: color.chart.mapEdge,
  strokeWidth: 0.75,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
const step = (value: string, forced: number) => ({
  fill: value,
  '@media': {
    [media.forcedColors]: { fill: 'Highlight', fillOpacity: forced, forcedColorAdjust: 'none' as const },
  },
});
const level = compositeVariants({
  c0: step(color.chart.sequence[1], 0.08),
  c1: step(color.chart.sequence[2], 0.2),
  c2: step(color.chart.sequence[3], 0.35),
  c3: step(color.chart.sequence[4], 0.5),
  c4: step(color.chart.sequence[5], 0.65),
  c5: step(color.chart.sequence[6], 0.8),
  c6: step(color.chart.sequence[7], 1),
});
/** By class, from the lowest. */
export const levels = Object.values(level);
export const target = composite({ fill: 'transparent', stroke: 'none' });
export const pointed = composite({
  ...stroke,
  fill: 'none',
  stroke: color.text.default,
  strokeWidth: 2.5,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
export const noData = composite({ fill: color.chart.noData });
export const hatch = composite({
  stroke: color.chart.previous,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const legend = composite({
  ...text.micro,
  ...tabular,
  fontWeight: 400,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  marginBlockStart: space[3],
  color: color.chart.label,
});
/** The last may reach a little over its class: its + would fall on a line of its own on a phone. */
export const legendItem = composite({
  minInlineSize: 0,
  selectors: { '&:last-child': { whiteSpace: 'nowrap' } },
});
/** The edge shows the lowest class, which in high contrast is as white as the page. */
export const legendBar = composite({
  marginBlockEnd: space[1],
  outline: `${size.border.thin} solid ${color.border.strong}`,
  outlineOffset: -1,
});
export const without = composite({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[3],
  color: color.text.muted,
});
