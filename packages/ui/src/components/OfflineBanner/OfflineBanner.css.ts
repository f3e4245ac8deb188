import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { primitive } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = primitive({ minInlineSize: 0 });
export const band = primitive({
  ...text.cell,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control.lg,
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `${size.border.thin} solid ${color.feedback.warning.border}`,
  background: color.feedback.warning.bg,
  color: color.text.default,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const icon = primitive({ flexShrink: 0, color: color.feedback.warning.icon });
export const strong = primitive({ fontWeight: 600 });

export const row = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.row.default,
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `${size.border.thin} solid ${color.border.subtle}`,
});
export const words = primitive({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
export const title = primitive({ ...text.cellStrong, ...tabular, overflowWrap: 'anywhere' });
export const detail = primitive({ ...text.caption, ...tabular, color: color.text.subtle });
export const state = primitive({
  ...text.cell,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  flexShrink: 0,
  color: color.text.muted,
});
export const promise = primitive({
  ...text.caption,
  padding: `${space[3]} ${space[4]}`,
  color: color.text.subtle,
});
