import { color, radius } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';

export const toggle = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: -4,
  borderRadius: radius.sm,
  color: color.icon.subtle,
  selectors: { '&[data-hovered]': { background: color.bg.hover } },
});
