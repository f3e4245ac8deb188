import { color } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';

/** Keeps two parts apart where their colours are near. */
export const edge = composite({
  fill: 'none',
  stroke: color.bg.surface,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const crosshair = composite({
  stroke: color.text.default,
  strokeWidth: 1.5,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
