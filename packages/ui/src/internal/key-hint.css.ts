import { color, radius, size, space } from '../theme/contract.css.ts';
import { composite } from '../theme/style.ts';
import { text } from '../theme/text.ts';

/** One key as it is printed on the keyboard. */
export const keyCap = composite({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.icon.md,
  paddingInline: space[1],
  border: `${size.border.thin} solid ${color.border.strong}`,
  borderRadius: radius.xs,
  background: color.bg.surface,
  color: color.text.muted,
});
