export const textVariants = [
  'body',
  'bodyStrong',
  'label',
  'caption',
  'captionStrong',
  'amount',
  'metric',
  'figure',
] as const;
export type TextVariant = (typeof textVariants)[number];

export const textTones = ['default', 'muted', 'subtle', 'success', 'warning', 'critical'] as const;
export type TextTone = (typeof textTones)[number];
