import { primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';
import type { HeadingSize } from './options.ts';

export const sizes = primitiveVariants<HeadingSize>({
  sm: text.subheading,
  md: text.heading,
  lg: text.dialogTitle,
  xl: text.title,
});
