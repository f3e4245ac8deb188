import { color, radius, space } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 40,
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[3]}`,
  border: '1px solid',
  borderRadius: radius.md,
  color: color.text.default,
});

const tint = (tone: { bg: string; border: string }) => ({ background: tone.bg, borderColor: tone.border });
export const tone = primitiveVariants({
  info: tint(color.feedback.info),
  success: tint(color.feedback.success),
  warning: tint(color.feedback.warning),
  critical: tint(color.feedback.critical),
});

export const icon = primitiveVariants({
  info: { color: color.feedback.info.icon },
  success: { color: color.feedback.success.icon },
  warning: { color: color.feedback.warning.icon },
  critical: { color: color.feedback.critical.icon },
});

/** The actions go below where they would leave the words less than half. */
export const content = primitive({ flex: '1 1 max(50%, 10rem)', minInlineSize: 0 });
export const title = primitive({ ...text.cellStrong });
export const detail = primitive({ color: color.text.muted });
export const actions = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
