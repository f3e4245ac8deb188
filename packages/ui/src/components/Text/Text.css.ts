import { color } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import * as type from '../../theme/text.ts';
import type { TextTone, TextVariant } from './options.ts';

const { body, bodyStrong, label, caption, captionStrong, amount, metric, figure } = type.text;

export const variant = primitiveVariants<TextVariant>({
  body,
  bodyStrong,
  label,
  caption,
  captionStrong,
  amount,
  metric,
  figure,
});

export const tone = primitiveVariants<TextTone>({
  default: { color: color.text.default },
  muted: { color: color.text.muted },
  subtle: { color: color.text.subtle },
  success: { color: color.feedback.success.text },
  warning: { color: color.feedback.warning.text },
  critical: { color: color.feedback.critical.text },
});

export const tabular = primitive(type.tabular);
