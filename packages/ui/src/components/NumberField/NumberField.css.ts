import { size } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';

export const steppers = composite({ display: 'inline-flex', flexShrink: 0, marginInlineEnd: -4 });

export const stepper = composite({
  marginInlineEnd: 0,
  // A thumb's 44 px, over the edges of its field.
  '@media': { [media.mobile]: { inlineSize: size.control.lg, blockSize: size.control.lg, marginBlock: -1 } },
});
