import { color } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';

const look = (value: string) => ({
  color: value,
  // The dash and the marker alone distinguish the series with system colours.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** `currentColor` of a series; the current and the previous period have colours of their own. */
export const seriesColor = compositeVariants({
  current: look(color.chart.current),
  previous: look(color.chart.previous),
  s1: look(color.chart.series[1]),
  s2: look(color.chart.series[2]),
  s3: look(color.chart.series[3]),
  s4: look(color.chart.series[4]),
  s5: look(color.chart.series[5]),
  s6: look(color.chart.series[6]),
});
export const line = composite({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  strokeLinecap: 'butt',
});
export const solid = composite({ fill: 'currentColor', stroke: 'none' });
export const hollow = composite({
  fill: color.bg.surface,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
export const haloed = composite({ fill: 'currentColor', stroke: color.bg.surface, strokeWidth: 2 });
export const swatch = composite({ flexShrink: 0 });
export const inverse = composite({
  color: color.text.inverse,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
