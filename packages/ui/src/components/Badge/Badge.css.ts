import { color, radius, space } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.captionStrong,
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 20,
  paddingInline: space['1.5'],
  border: '1px solid',
  borderRadius: radius.xs,
  whiteSpace: 'nowrap',
});

const tint = (tone: { text: string; bg: string; border: string }) => ({
  color: tone.text,
  background: tone.bg,
  borderColor: tone.border,
});

export const tone = primitiveVariants({
  critical: tint(color.badge.critical),
  warning: tint(color.badge.warning),
  neutral: tint(color.badge.neutral),
});

export const icon = primitive({ inlineSize: 14, blockSize: 14, flexShrink: 0 });
