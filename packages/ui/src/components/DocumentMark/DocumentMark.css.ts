import { color } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';

export const root = primitive({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  // Beside words of two lines it stays as high as its icon, at whose corner the mark stands.
  blockSize: 'fit-content',
  color: color.icon.default,
});
export const disc = primitive({ position: 'absolute', insetInlineEnd: -3, insetBlockEnd: -2 });
export const ring = primitive({ fill: color.bg.surface });
export const state = primitiveVariants({
  accepted: { color: color.feedback.success.icon },
  rejected: { color: color.feedback.critical.icon },
});
export const sign = primitive({ stroke: color.bg.surface });
