import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRingInset } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { cellInset, firstWidth } from './window.model.ts';
import { tabular, text as type, truncate } from '../../theme/text.ts';

export const root = composite({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const bar = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.control.sm,
});
export const redo = composite({ transform: 'scaleX(-1)' });
/** The rest that a paste could not place, until the next act. */
export const outside = composite({ ...type.caption, color: color.feedback.warning.text });
export const errors = composite({
  ...type.caption,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  color: color.text.subtle,
});

export const scroller = composite({
  overflow: 'auto',
  maxBlockSize: '70vh',
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.lg,
  background: color.bg.surface,
  // The focused cell stays clear of what sticks.
  scrollPaddingBlock: `${size.rowHeader} ${space[2]}`,
  scrollPaddingInline: `${firstWidth + 8}px ${space[2]}`,
});

/** Not a table's boxes, where a cell that changes has all others measured again: each row is on its own. */
export const grid = composite({ ...type.cell, color: color.text.default, userSelect: 'none' });
/** Sticks as one, and not each of its cells. */
export const head = composite({ position: 'sticky', insetBlockStart: 0, zIndex: 2 });
export const headRow = composite({ display: 'flex', blockSize: size.rowHeader });

export const headCell = composite({
  ...type.captionStrong,
  ...truncate,
  flex: '1 0 auto',
  alignContent: 'center',
  paddingInline: size.inset.cell,
  borderBlockEnd: `1px solid ${color.border.strong}`,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  background: color.bg.surface,
  color: color.text.subtle,
  textAlign: 'start',
});
/** The corner where the sticky head and the sticky first column cross. */
export const corner = composite({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  flex: 'none',
  inlineSize: firstWidth,
  textAlign: 'end',
});
/** A name that is words, and no number. */
export const atStart = composite({ textAlign: 'start' });
/** The page's own column, in sight whatever column is worked on. */
export const atEnd = composite({
  position: 'sticky',
  insetInlineEnd: 0,
  borderInlineStart: `1px solid ${color.border.strong}`,
});
export const readOnlyHead = composite({ background: color.bg.sunken });

/** A change in a row is measured and painted with that row alone. */
export const row = composite({
  display: 'flex',
  blockSize: size.row.compact,
  contain: 'size layout',
  // The message of its cell is over the next row and, below the last one, can be scrolled to.
  selectors: { '&[data-active]': { contain: 'size', position: 'relative', zIndex: 1 } },
});
export const cell = composite({
  flex: '1 0 auto',
  alignContent: 'center',
  paddingInline: cellInset,
  whiteSpace: 'nowrap',
  // The cell's own, so that a click between two rows is on one of them.
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  cursor: 'cell',
  outline: 'none',
  scrollMargin: 1,
  selectors: {
    '&[aria-readonly]': { background: color.bg.sunken, color: color.text.muted, cursor: 'default' },
    '&[aria-selected="true"]': { background: color.bg.selected },
    // The cursor stays in sight when the focus is elsewhere.
    '&[data-active]': { boxShadow: `inset 0 0 0 1px ${color.border.selected}` },
    '&:focus': focusRingInset,
    // The content has its own measures, and may leave the cell.
    '&[data-corner]': { position: 'relative' },
    '&[data-editing], &[data-noted]': { position: 'relative', padding: 0 },
    // A corner, so that it is seen without its colour too.
    '&[data-changed]:not([data-noted])': {
      backgroundImage: `linear-gradient(225deg, ${color.border.selected} 7px, transparent 7.5px)`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { background: 'Highlight' } } },
  },
});
/** Drawn on by a mouse; a finger has the keys' ways, and the page's. */
export const fill = composite({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 9,
  blockSize: 9,
  border: `2px solid ${color.bg.surface}`,
  background: color.border.selected,
  cursor: 'crosshair',
  '@media': {
    '(pointer: coarse)': { display: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
export const aside = composite({ background: color.bg.surface, cursor: 'default' });
/** Only of what may not fit: each edge that cuts is one more for the compositor to sort, at every key. */
export const cut = composite(truncate);
export const rowHead = composite({
  ...tabular,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  flex: 'none',
  inlineSize: firstWidth,
  paddingInline: size.inset.cell,
  borderInlineEndColor: color.border.strong,
  background: color.bg.surface,
  color: color.text.subtle,
  fontWeight: 400,
  textAlign: 'end',
  cursor: 'default',
});
export const figure = composite({ ...tabular, textAlign: 'end' });

/** The mark in place of a missing text. */
export const blank = composite({ color: color.feedback.critical.text });
export const text = composite({ ...truncate, flex: 1, minInlineSize: 0 });
export const content = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  margin: 3,
  minBlockSize: 32,
  paddingInline: '8px',
  border: '1px solid transparent',
  borderRadius: radius.sm,
  selectors: { '[aria-busy] > &': { color: color.text.subtle } },
});
export const wrong = composite({
  borderColor: color.feedback.critical.icon,
  background: color.feedback.critical.bg,
});
export const wrongIcon = composite({ flexShrink: 0, color: color.feedback.critical.icon });
export const warned = composite({
  borderColor: color.feedback.warning.icon,
  background: color.feedback.warning.bg,
});
export const warnedIcon = composite({ flexShrink: 0, color: color.feedback.warning.icon });
export const fixed = composite({
  borderColor: color.feedback.success.icon,
  background: color.feedback.success.bg,
});
export const fixedIcon = composite({ flexShrink: 0, color: color.feedback.success.icon });

/** A field of several lines lies over the rows below. */
export const longEditor = composite({
  insetBlockEnd: 'auto',
  blockSize: 'max-content',
  paddingBlock: '9px',
  boxShadow: shadow.popover,
  whiteSpace: 'pre-wrap',
  resize: 'none',
});

/** Read by its id, whether it is seen or not. */
export const note = composite({ display: 'none' });
export const bubble = composite({
  ...type.caption,
  position: 'absolute',
  insetBlockStart: `calc(100% + 2px)`,
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: 260,
  padding: `${space['1.5']} ${space[2]}`,
  borderRadius: radius.sm,
  background: color.bg.inverse,
  color: color.text.inverse,
  boxShadow: shadow.popover,
  textAlign: 'start',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  // Below the last row it would be out of sight.
  selectors: {
    '[role="row"]:last-child:not(:first-child) &': {
      insetBlock: 'auto calc(100% + 2px)',
    },
  },
});

/** Messages of figures and of the last column open to the other side, because they would leave the grid. */
export const bubbleAtEnd = composite({ insetInlineStart: 'auto', insetInlineEnd: 0 });

export const editor = composite({
  ...tabular,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  minBlockSize: '100%',
  paddingInline: '11px',
  border: 0,
  background: color.bg.raised,
  color: color.text.default,
  font: 'inherit',
  textAlign: 'inherit',
  userSelect: 'text',
  selectors: { '&:focus': focusRingInset },
});
