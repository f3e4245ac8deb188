import { color } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';

export const mark = composite({
  fill: 'none',
  stroke: color.bg.surface,
  strokeWidth: 1.25,
  strokeOpacity: 0.75,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
