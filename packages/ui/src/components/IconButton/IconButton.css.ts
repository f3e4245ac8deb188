import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { size } from '../../theme/contract.css.ts';

export const root = composite({ paddingInline: 0, minInlineSize: 0, aspectRatio: '1' });

export const sizes = compositeVariants({
  sm: { inlineSize: size.control.sm, '@media': { [media.mobile]: { inlineSize: size.control.md } } },
  md: { inlineSize: size.control.md, '@media': { [media.mobile]: { inlineSize: size.control.lg } } },
  lg: { inlineSize: size.control.lg },
});
