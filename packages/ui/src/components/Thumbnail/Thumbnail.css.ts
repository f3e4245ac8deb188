import { color, size } from '../../theme/contract.css.ts';
import { composite, primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border.default}`,
  borderRadius: 7,
  background: color.bg.sunken,
  color: color.text.muted,
});

export const sizes = primitiveVariants({
  sm: { inlineSize: size.thumb.sm, blockSize: size.thumb.sm },
  md: { inlineSize: size.thumb.md, blockSize: size.thumb.md },
  lg: { inlineSize: size.thumb.lg, blockSize: size.thumb.lg },
});

export const image = composite({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
