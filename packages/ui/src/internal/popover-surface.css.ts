import { color, duration, easing, radius, shadow, size, zIndex } from '../theme/contract.css.ts';
import { composite } from '../theme/style.ts';

/** The surface of a React Aria Popover that holds a composite's own content. */
export const popoverSurface = composite({
  zIndex: `${zIndex.popover} !important`,
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.raised,
  color: color.text.default,
  boxShadow: shadow.popover,
  transition: `opacity ${duration.base} ${easing.enter}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
