import { color } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const area = composite({
  fill: color.chart.area,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'none' } },
});
export const band = composite({
  fill: color.bg.sunken,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
});
export const bandText = composite({ ...text.caption, fill: color.chart.label });
export const crosshair = composite({
  stroke: color.text.muted,
  strokeWidth: 1.5,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
/** The name at the end of a line: in ink, for the line has the colour. */
export const endName = composite({ ...text.caption, fill: color.text.muted });
