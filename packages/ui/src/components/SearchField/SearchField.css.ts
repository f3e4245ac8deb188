import { color, radius, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite, primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const clear = composite({ selectors: { '[data-empty] &': { display: 'none' } } });

export const shortcut = primitive({
  ...text.caption,
  flexShrink: 0,
  paddingInline: space[1],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.xs,
  color: color.text.subtle,
  selectors: { ':not([data-empty]) > * > &': { display: 'none' } },
  '@media': { [media.mobile]: { display: 'none' } },
  // The typed text needs the room in a narrow bar.
  '@container': { '(max-width: 640px)': { display: 'none' } },
});
