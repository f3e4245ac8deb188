import { color, fontFamily, space } from '../../theme/contract.css.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { code, text } from '../../theme/text.ts';

export const folio = composite({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.text.subtle,
});
export const number = composite({ ...code, fontFamily: fontFamily.mono });

/** The quiet form: mark, words, and at the end what can be done; on a narrow card that goes below the words. */
export const line = composite({ display: 'flex', alignItems: 'center', gap: space[3], flexWrap: 'wrap' });
export const mark = compositeVariants({
  failed: { flexShrink: 0, color: color.feedback.critical.icon },
  offline: { flexShrink: 0, color: color.feedback.warning.icon },
});
export const words = composite({ flex: '1 1 10rem', minInlineSize: 0 });
export const title = composite({ ...text.bodyStrong, color: color.text.default });
export const cause = composite({ ...text.cell, color: color.text.muted });
export const actions = composite({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
});
