import { color } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';

export const pointed = composite({
  fill: 'none',
  stroke: color.text.default,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
