import { createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { color, mark, radius, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composites } from '../../theme/layers.css.ts';
import { composite, compositeVariants } from '../../theme/style.ts';
import { text, truncate } from '../../theme/text.ts';
import { headerBlock } from './vars.css.ts';

export const rowHeight = createVar();

/** The frame of the rows. */
export const body = composite({ background: 'inherit' });

const still = 'tbody:not([data-scrolling])';

/** Opaque by inheritance: a cell that stays while the others pass under it takes the ground of its row. */
export const row = composite({
  color: color.text.default,
  background: 'inherit',
  // A row that the keyboard brings into view stays clear of the header.
  scrollMarginBlock: `${headerBlock} ${space[4]}`,
  selectors: {
    // Rows that run under the pointer have no hover: each would be painted twice on its way.
    [`${still} > &:hover`]: { background: color.bg.hover },
    // A click on the row follows its first link.
    [`${still} > &:hover:has(a[href])`]: { cursor: 'pointer' },
    '&[data-selected]': { background: color.bg.selected },
    [`${still} > &[data-selected]:hover`]: { background: color.bg.selectedHover },
    // The cells draw the ring, because forced colours draw no shadows.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected], &:focus-visible': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});

/**
 * Every cell, by its place and not by a class of its own: a table has hundreds, and each class is one more thing to set. As
 * weak as a rule can be, so that what some cells have besides wins.
 */
const cells = (of: { row?: string; at?: string }, rule: StyleRule) =>
  globalStyle(
    ['td', 'th'].map((cell) => `:where(${body} > tr${of.row ?? ''}) > ${cell}${of.at ?? ''}`).join(),
    { '@layer': { [composites]: rule } },
  );
cells(
  {},
  {
    blockSize: rowHeight,
    paddingInline: size.inset.cell,
    // 4 px, and 1 where rows are compact: two lines fit into 40.
    paddingBlock: `calc((${rowHeight} - 36px) / 4)`,
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    fontWeight: 'inherit',
    textAlign: 'start',
  },
);
cells({ at: ':first-child' }, { paddingInlineStart: size.inset.edge });
cells({ at: ':last-child' }, { paddingInlineEnd: size.inset.edge });
cells({ row: ':last-child' }, { borderBlockEnd: 0 });
// The second mark of a chosen row: an ink bar, and in high contrast a line above and below.
cells(
  { row: '[data-selected]' },
  {
    boxShadow: `inset 0 1px 0 ${mark.selectedEdge}, inset 0 -1px 0 ${mark.selectedEdge}`,
    borderBlockEndColor: color.border.default,
  },
);
cells(
  { row: '[data-selected]', at: ':first-child' },
  {
    boxShadow: `inset ${mark.selectedBar} 0 0 ${color.border.selected}, inset 0 1px 0 ${mark.selectedEdge}, inset 0 -1px 0 ${mark.selectedEdge}`,
  },
);

// The ring of a row are lines over and under its cells: some of them are positioned and cover an outline of the row, and what
// a row draws after its cells takes room as one more cell: all columns would move.
const line = (y: string) => `inset 0 ${y} 0 ${color.focus.ring}`;
cells(
  { row: ':focus-visible' },
  { boxShadow: `${line(mark.focusWidth)}, ${line(`calc(-1 * ${mark.focusWidth})`)}` },
);

export const selector = composite({ inlineSize: 44 });
export const selectorCell = composite({ position: 'relative', overflow: 'visible' });
/** The whole cell is the target of its box. */
export const selectorLabel = composite({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: size.inset.edge,
  cursor: 'pointer',
});

const staying = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;
const whileScrolling = '[data-scrolls] &';
/** Stays at the start while the table scrolls sideways. */
export const pinned = compositeVariants({
  always: staying,
  scrolling: { selectors: { [whileScrolling]: staying } },
});
const edge = { borderInlineEnd: `1px solid ${color.border.default}` } as const;
/** A sticky cell, under which the others pass. */
export const pinnedEdge = compositeVariants({
  always: edge,
  scrolling: { selectors: { [whileScrolling]: edge } },
});
export const pinnedAt = compositeVariants({
  start: { insetInlineStart: 0 },
  afterBox: { insetInlineStart: 44 },
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

export const skeletonRow = composite({ display: 'grid', gap: space['1.5'] });

/** A row has two lines; a card, whose facts are a list, has room below. Beside a picture they stay two. */
const wholeInCard = { 'dd > * > &': { whiteSpace: 'normal' } } as const;

export const cellText = composite({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&[data-whole]': { minInlineSize: 'max-content' } },
});
/** The cell is as high as its two lines: words without room wrap out of sight. */
export const cellMedia = composite({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2.125rem ${space[2]}`,
  blockSize: '2.125rem',
  overflow: 'clip',
});
export const cellPicture = composite({ display: 'grid', alignItems: 'center', blockSize: '2.125rem' });
export const besideMedia = composite({
  flex: '1 1 3.5rem',
  alignSelf: 'center',
  minInlineSize: 0,
});
export const primary = composite({
  ...text.cellStrong,
  ...truncate,
  selectors: { '&[data-whole]': { minInlineSize: 'max-content' }, ...wholeInCard },
});
export const secondary = composite({
  ...text.caption,
  ...truncate,
  color: color.text.subtle,
  selectors: wholeInCard,
});
