import { color, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

export const box = composite({
  gap: space[1],
  paddingBlock: 4,
  paddingInline: '5px 11px',
  cursor: 'pointer',
  selectors: { '&:has(> [aria-haspopup][data-focus-visible])': focusRing },
});
export const group = composite({ display: 'contents' });
/** Wrap beside the arrow, which stays at the end. */
export const chips = composite({ display: 'flex', flexWrap: 'wrap', gap: space[1], minInlineSize: 0 });
export const chip = composite({
  ...text.cell,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  minBlockSize: 26,
  paddingInline: `${space[2]} 0`,
  // The edge has the colour of the ground, except in high contrast, which has no tints.
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.sm,
  background: color.bg.selected,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusRingInset,
    // A disabled chip has no ×, whose button would bring its own room.
    '&[data-disabled]': { paddingInlineEnd: space[2] },
  },
  '@media': {
    [media.mobile]: { minBlockSize: size.control.md },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});
export const chipText = composite({ ...truncate, minInlineSize: 0 });
export const remove = composite({
  marginInlineEnd: 0,
  '@media': { [media.mobile]: { inlineSize: size.control.md, blockSize: size.control.md } },
});
/** Takes what the chips leave. */
export const trigger = composite({
  display: 'flex',
  flex: '1 0 28px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minBlockSize: 26,
  paddingInlineStart: '6px',
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'inherit',
  outline: 'none',
  '@media': { [media.mobile]: { minBlockSize: size.control.md } },
});
export const placeholder = composite({ ...truncate, flex: 1, color: color.text.placeholder });
export const chevron = composite({ flexShrink: 0, color: color.icon.subtle });

export const list = composite({ minInlineSize: 'max(240px, var(--trigger-width))' });
export const dialog = composite({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  overflow: 'hidden',
  outline: 'none',
});
export const all = composite({
  ...text.cellStrong,
  flexShrink: 0,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
