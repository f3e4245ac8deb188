import { color, fontFamily, radius, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { fontWeight, textStyle } from '../../theme/tokens.generated.ts';

export const root = primitive({ display: 'inline-flex', alignItems: 'center', gap: space[3] });

export const mark = primitive({
  flexShrink: 0,
  color: color.action.primary.text,
  background: color.action.primary.bg,
  borderRadius: radius.md,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
/** Holds the square of another product's mark, whatever the size that its drawing has by itself. */
export const own = primitive({ flexShrink: 0, display: 'grid', overflow: 'hidden' });
export const large = primitive({ borderRadius: radius.lg });

export const name = primitive({
  ...textStyle.dialogTitle,
  fontFamily: fontFamily.sans,
  fontWeight: fontWeight.bold,
  color: color.text.default,
});
