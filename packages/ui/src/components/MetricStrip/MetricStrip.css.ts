import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

const line = `${size.border.thin} solid ${color.border.default}`;

export const root = composite({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: line,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
  '@media': {
    [media.mobile]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
/** Name, figure and note stand in the lines of their neighbours, however long a name is. */
const inLine = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;
export const cell = composite({
  ...inLine,
  // A line before each cell but the first of its row; the frame cuts the outermost.
  boxShadow: `-1px -1px 0 0 ${color.border.default}`,
});
export const link = composite({
  ...inLine,
  position: 'relative',
  padding: space[4],
  paddingBlock: '13px',
  color: color.text.default,
  borderRadius: radius.lg,
  selectors: {
    'a&[data-hovered]': { background: color.bg.hover, borderRadius: 0 },
    'a&[data-pressed]': { background: color.bg.pressed, borderRadius: 0 },
    '&[data-focus-visible]': focusRingInset,
  },
  '@media': { [media.mobile]: { paddingBlock: space[3], paddingInline: '14px' } },
});
/** The mark is that of an open tab. */
export const current = composite({
  boxShadow: `inset 0 3px 0 ${color.nav.marker}`,
  borderRadius: 0,
  '@media': { [media.forcedColors]: { borderBlockStart: '3px solid Highlight' } },
});
export const label = composite({
  ...text.bodyStrong,
  display: 'flex',
  alignItems: 'center',
  // Beside a name of two lines it stays at the top.
  alignSelf: 'start',
  gap: space[2],
  '@media': { [media.mobile]: { ...text.label } },
});
export const chevron = composite({
  marginInlineStart: 'auto',
  color: color.icon.subtle,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const value = composite({
  // A minus is no place to break a figure at.
  whiteSpace: 'nowrap',
  ...text.figure,
  ...tabular,
  display: 'block',
  marginBlockStart: space['0.5'],
});
export const note = composite({
  ...text.caption,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: space['0.5'],
  color: color.text.subtle,
});
export const noteIcon = composite({ flexShrink: 0, alignSelf: 'start' });
export const critical = composite({ color: color.badge.critical.text, fontWeight: 500 });
export const bone = composite({ marginBlock: space[1] });
