import { color, radius, size } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: radius.full,
  userSelect: 'none',
});

export const sizes = primitiveVariants({
  sm: { ...text.micro, inlineSize: size.channelTile.md, blockSize: size.channelTile.md },
  md: { ...text.subheading, inlineSize: size.control.md, blockSize: size.control.md },
});

export const tone = primitiveVariants({
  ink: { background: color.bg.inverse, color: color.text.inverse },
  neutral: { background: color.bg.pressed, color: color.text.default },
});
