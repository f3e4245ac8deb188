import { color, radius, size } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.micro,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size.channelTile.md,
  blockSize: size.channelTile.md,
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.sm,
  background: color.bg.surface,
  color: color.text.muted,
});
