import { color, duration, easing, radius, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.caption,
  maxInlineSize: 240,
  padding: `${space['1.5']} ${space[2]}`,
  borderRadius: radius.sm,
  background: color.bg.inverse,
  color: color.text.inverse,
  transition: `opacity ${duration.fast} ${easing.enter}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
