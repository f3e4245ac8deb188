import { fallbackVar } from '@vanilla-extract/css';
import { shellBottom, shellInset } from '../../internal/shell-vars.css.ts';
import { color, radius, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';
import { rowHeight } from './row.css.ts';
import { headerBlock, pageTop, stickyTop } from './vars.css.ts';

export const root = composite({
  vars: { [stickyTop]: pageTop, [headerBlock]: `calc(${pageTop} + ${size.rowHeader})` },
  // The table is as wide as its place, whatever its rows ask for.
  contain: 'inline-size',
  // Keeps the corners of the last row round; unlike `hidden` it lets the header stick to the page.
  overflow: 'clip',
});

export const density = compositeVariants({
  compact: { vars: { [rowHeight]: size.row.compact } },
  comfortable: { vars: { [rowHeight]: size.row.default } },
  relaxed: { vars: { [rowHeight]: size.row.relaxed } },
});

export const progress = composite({ zIndex: zIndex.sticky });

/** Only where there is no other way: an overflow stops the header from sticking to the page, below what sticks to it. */
export const scroller = composite({
  selectors: {
    '&[data-scrolls]': { overflowX: 'auto', vars: { [stickyTop]: '0px', [headerBlock]: size.rowHeader } },
  },
});
export const region = composite({
  vars: { [stickyTop]: '0px', [headerBlock]: size.rowHeader },
  overflow: 'auto',
});

export const table = composite({
  ...text.cell,
  inlineSize: '100%',
  tableLayout: 'fixed',
  // The rows take their ground from here, and pinned cells from their row.
  background: color.bg.surface,
});
/** Dimmed by its ground: what is on it must stay as legible as it was. */
export const stale = composite({ background: color.bg.sunken, cursor: 'progress' });

/** The whole head, not each of its cells: the browser has one thing to hold while the rows pass. */
export const head = composite({ position: 'sticky', insetBlockStart: stickyTop, zIndex: 2 });
export const headCell = composite({
  ...text.captionStrong,
  blockSize: size.rowHeader,
  paddingInline: size.inset.cell,
  borderBlockEnd: `1px solid ${color.border.strong}`,
  background: color.bg.surface,
  color: color.text.subtle,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: size.inset.edge, borderStartStartRadius: radius.lg },
    '&:last-child': { paddingInlineEnd: size.inset.edge, borderStartEndRadius: radius.lg },
    '&[aria-sort]:not([aria-sort="none"])': { color: color.text.default },
  },
});
/** The corner where the sticky header and the sticky column cross. */
export const headPinned = composite({
  // Also where it is pinned by need, with the ground of a row.
  selectors: { '&, [data-scrolls] &': { background: color.bg.surface } },
});

export const align = compositeVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
  center: { textAlign: 'center' },
});

export const sortButton = composite({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['0.5'],
  minBlockSize: 24,
  borderRadius: radius.xs,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.default },
    '&:focus-visible': focusRing,
    // The arrow stands on the free side, so that a name stays over its figures.
    [`${align.end} > &`]: { flexDirection: 'row-reverse' },
  },
});
export const sortArrow = composite({
  visibility: 'hidden',
  selectors: { '[aria-sort]:not([aria-sort="none"]) &': { visibility: 'visible' } },
});

export const bulk = composite({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: zIndex.sticky,
  blockSize: 0,
});
export const bulkInner = composite({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: '44px 0',
  display: 'flex',
  alignItems: 'center',
  // The height is that of the header that it covers, so that no row moves under the pointer.
  blockSize: size.rowHeader,
  paddingInlineEnd: size.inset.cell,
  borderStartEndRadius: radius.lg,
  borderBlockEnd: `1px solid ${color.border.strong}`,
  background: color.bg.sunken,
});
export const bulkBehind = composite({
  selectors: { '&, [data-scrolls] &': { background: color.bg.sunken } },
});

export const footer = composite({
  padding: `${space[2]} ${size.inset.edge}`,
  borderBlockStart: `1px solid ${color.border.strong}`,
});
export const footerBare = composite({ borderBlockStart: 0, paddingInline: 0, paddingBlockStart: space[4] });

export const bare = composite({
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  overflow: 'visible',
});
export const cards = composite({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const card = composite({ paddingBlockEnd: 10 });
export const cardsBar = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'content-box',
  minBlockSize: size.target.touch,
  paddingBlockEnd: space[2],
  '@media': { [media.low]: { paddingBlockEnd: 0 } },
});
export const cardsBarEnd = composite({ marginInlineStart: 'auto' });
/** On the bottom navigation of a phone and from edge to edge, as a sticky footer: no card shows below it. */
export const cardsBulk = composite({
  position: 'sticky',
  insetBlockEnd: fallbackVar(shellBottom, '0px'),
  zIndex: zIndex.sticky,
  marginInline: `calc(-1 * ${fallbackVar(shellInset, '0px')})`,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.strong}`,
  background: color.bg.surface,
});

export const notice = composite({
  padding: `${space[3]} ${size.inset.edge}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const noticeBare = composite({ padding: 0, paddingBlockEnd: space[3], borderBlockEnd: 0 });
