export { Text, type TextProps } from './Text.tsx';
export { textTones, textVariants, type TextTone, type TextVariant } from './options.ts';
