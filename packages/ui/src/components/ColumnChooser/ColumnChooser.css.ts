import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const list = composite({ display: 'grid', minInlineSize: 200, maxBlockSize: 360, overflow: 'auto' });
export const item = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.item,
  paddingInline: space[1],
  '@media': { [media.mobile]: { minBlockSize: size.target.touch } },
});
export const box = composite({ flex: 1 });
export const locked = composite({ color: color.icon.subtle, flexShrink: 0 });
export const foot = composite({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.subtle,
});
