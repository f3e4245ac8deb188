import { color, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const place = composite({
  position: 'sticky',
  insetBlockStart: `calc(${size.topbar} + ${space[3]})`,
  zIndex: zIndex.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const pill = composite({
  ...text.cellStrong,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.md,
  paddingInline: `${space[4]}`,
  borderRadius: radius.full,
  background: color.bg.inverse,
  color: color.text.inverse,
  boxShadow: shadow.popover,
  pointerEvents: 'auto',
  // The ring lies on the page, not on the pill.
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});
export const verb = composite({
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '[data-hovered] > &': { textDecorationThickness: 2 } },
});
