import { color, radius, shadow, space, zIndex } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.bodyStrong,
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: zIndex.loader,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.bg.raised,
  color: color.text.link,
  boxShadow: shadow.popover,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
