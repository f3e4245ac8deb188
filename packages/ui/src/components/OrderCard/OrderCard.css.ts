import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  padding: space[3],
  border: `${size.border.thin} solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
  color: color.text.default,
});
export const selected = composite({
  borderColor: color.border.selected,
  boxShadow: `inset 0 0 0 1px ${color.border.selected}`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

export const head = composite({ display: 'flex', alignItems: 'center', gap: '10px' });
/** While cards are chosen the whole card is the box's target. */
export const check = composite({
  position: 'static',
  marginInlineStart: space[1],
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } },
});
export const titles = composite({ flex: 1, minInlineSize: 0 });
/** The placeholders are as high as the two lines that they replace. */
export const skeletons = composite({
  display: 'grid',
  flex: 1,
  gap: space['1.5'],
  minBlockSize: 36,
  alignContent: 'center',
});
export const heading = composite({ ...text.bodyStrong, ...truncate });
/** Digits alone: in a code, figures of one width open gaps beside its hyphen. */
export const digits = composite(tabular);
/** The number is the link; the whole card is its target. */
export const link = composite({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
    '&[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
    '&[data-focus-visible]::after': focusRing,
    '&[data-pressed]::after': { background: `color-mix(in srgb, ${color.text.default} 5%, transparent)` },
  },
});
export const line = composite({ ...text.caption, ...tabular, ...truncate, color: color.text.subtle });
/** Names are long: where it goes is not lost behind them. */
export const facts = composite({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
});
export const total = composite({ ...text.heading, ...tabular, flexShrink: 0 });

export const body = composite({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  // Beside a taller card the foot stays at the end.
  marginBlock: `${space[2]} auto`,
});
/** The number of further articles is not lost behind a long name. */
export const item = composite({ ...text.body, display: 'flex', gap: space[1], whiteSpace: 'nowrap' });
export const itemName = composite(truncate);

export const foot = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: '10px',
  paddingBlockStart: '10px',
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
export const state = composite({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  // Both fit in one line without an action beside them.
  selectors: {
    '&:only-child': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] },
  },
});
export const deadline = composite({ ...text.caption, ...tabular, color: color.text.muted });
/** Over the card's own target. */
export const action = composite({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' });
