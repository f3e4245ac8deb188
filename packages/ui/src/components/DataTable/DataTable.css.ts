import { createContainer, createVar, keyframes } from '@vanilla-extract/css';
import { color, duration, mark, radius, shadow, size, space, zIndex } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';

const container = createContainer();
const rowHeight = createVar();

/** Height of what is sticky above the table: the application sets it, 0 otherwise. */
const stickyTop = 'var(--ts-sticky-top, 0px)';

export const root = composite({
  position: 'relative',
  minInlineSize: 0,
  containerName: container,
  containerType: 'inline-size',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
});

export const density = compositeVariants({
  compact: { vars: { [rowHeight]: size.row.compact } },
  comfortable: { vars: { [rowHeight]: size.row.default } },
  relaxed: { vars: { [rowHeight]: size.row.relaxed } },
});

const slide = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });
export const progress = composite({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: radius.lg,
  zIndex: zIndex.sticky,
  blockSize: 2,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '30%',
      background: color.control.checkedBg,
      animation: `${slide} ${duration.skeleton} linear infinite`,
    },
  },
});

/** Only at 400 % zoom may a table scroll sideways; wider, an overflow would stop the header from sticking. */
export const scroller = composite({
  '@container': { [`${container} (max-width: 480px)`]: { overflowX: 'auto' } },
});

export const table = composite({
  ...text.cell,
  inlineSize: '100%',
  tableLayout: 'fixed',
  '@container': { [`${container} (max-width: 480px)`]: { minInlineSize: 480 } },
});
/** Dimmed by its ground: what is on it must stay as legible as it was. */
export const stale = composite({ background: color.bg.sunken, cursor: 'progress' });

export const headCell = composite({
  ...text.captionStrong,
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: 1,
  blockSize: size.rowHeader,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border.strong}`,
  background: color.bg.surface,
  color: color.text.subtle,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4], borderStartStartRadius: radius.lg },
    '&:last-child': { paddingInlineEnd: space[4], borderStartEndRadius: radius.lg },
    '&[aria-sort]:not([aria-sort="none"])': { color: color.text.default },
  },
});
/** The bulk bar covers the names of the columns, which then are only read. */
export const headCovered = composite({ blockSize: 48 });

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

export const cell = composite({
  blockSize: rowHeight,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  fontWeight: 'inherit',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
    'tr:last-child > &': { borderBlockEnd: 0 },
  },
});

/** Narrower than this, the columns of a priority go: 4 first, 1 never. */
const hiddenBelow = (width: string) => ({
  '@container': { [`${container} (max-width: ${width})`]: { display: 'none' } },
});
export const priority = compositeVariants({
  1: {},
  2: hiddenBelow('640px'),
  3: hiddenBelow('800px'),
  4: hiddenBelow('960px'),
});

export const row = composite({
  color: color.text.default,
  transition: `background-color ${duration.fast}`,
  selectors: {
    'tbody > &:hover': { background: color.bg.hover },
    '&[data-linked]': { cursor: 'pointer' },
    '&[data-selected]': { background: color.bg.selected },
    'tbody > &[data-selected]:hover': { background: color.bg.selectedHover },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

/** The second mark of a chosen row: an ink bar, and in high contrast a line above and below. */
export const rowMark = composite({
  selectors: {
    [`${row}[data-selected] > &`]: {
      boxShadow: `inset 0 1px 0 ${mark.selectedEdge}, inset 0 -1px 0 ${mark.selectedEdge}`,
      borderBlockEndColor: color.border.default,
    },
    [`${row}[data-selected] > &:first-child`]: {
      boxShadow: `inset ${mark.selectedBar} 0 0 ${color.border.selected}, inset 0 1px 0 ${mark.selectedEdge}, inset 0 -1px 0 ${mark.selectedEdge}`,
    },
  },
});

export const selector = composite({ inlineSize: 44 });
export const selectorCell = composite({ position: 'relative', overflow: 'visible' });
/** The whole cell is the target of its box. */
export const selectorLabel = composite({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: space[4],
  cursor: 'pointer',
});

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='black' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.3 6.3 2.6 2.5 4.8-5.4'/%3E%3C/svg%3E")`;
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='black' stroke-width='1.8' stroke-linecap='round'%3E%3Cpath d='M2.5 6h7'/%3E%3C/svg%3E")`;
const on = '&:checked, &:indeterminate';

/** A native box in the dress of Checkbox: hundreds of them stand in a table. */
export const box = composite({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.xs,
  background: color.bg.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.controlHover },
    [on]: { background: color.control.checkedBg, borderColor: color.control.checkedBorder },
    '&:focus-visible': focusRing,
    '&::before': {
      content: '',
      inlineSize: 12,
      blockSize: 12,
      background: color.control.checkedMark,
      opacity: 0,
    },
    '&:checked::before': { opacity: 1, mask: tick },
    '&:indeterminate::before': { opacity: 1, mask: dash },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
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
  blockSize: 48,
  paddingInlineEnd: space[3],
  borderStartEndRadius: radius.lg,
  borderBlockEnd: `1px solid ${color.border.strong}`,
  background: color.bg.sunken,
});
export const bulkBehind = composite({ background: color.bg.sunken });

export const footer = composite({
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border.strong}`,
});
export const footerBare = composite({ borderBlockStart: 0, paddingInline: 0, paddingBlockStart: space[4] });
export const cards = composite({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' });
export const bare = composite({ border: 0, borderRadius: 0, background: 'none', boxShadow: 'none' });
export const skeletonRow = composite({ display: 'grid', gap: space['1.5'] });

export const cellText = composite({ display: 'grid', minInlineSize: 0 });
export const primary = composite({ ...text.cellStrong, ...truncate });
export const secondary = composite({ ...text.caption, ...truncate, color: color.text.subtle });
