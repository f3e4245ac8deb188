import { globalStyle } from '@vanilla-extract/css';
import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { composites } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';
import { primary } from './row.css.ts';

export const root = composite({
  display: 'grid',
  gap: '10px',
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

export const head = composite({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 });
export const above = composite({ position: 'relative', marginInlineStart: space[1] });
export const title = composite({ ...text.bodyStrong, flex: 1, minInlineSize: 0 });
// A name has two lines here: no pointer rests on it to read the rest.
globalStyle(`${title} ${primary}`, {
  '@layer': {
    [composites]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
export const end = composite({ ...text.bodyStrong, ...tabular, flexShrink: 0, textAlign: 'end' });

/** A fact without a label, in one line. */
export const brief = composite({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});
export const briefPart = composite({
  minInlineSize: 0,
  selectors: { '&:last-child:not(:first-child)': { flexShrink: 0, marginInlineStart: 'auto' } },
});
/** No pointer rests on a phone: that a value can be changed is seen at once, and it is as large as a thumb. */
export const briefEdit = composite({ ...text.bodyStrong, ...tabular, flexShrink: 0, inlineSize: 124 });
globalStyle(`${briefEdit} > button, ${briefEdit} > input`, {
  '@layer': {
    [composites]: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: size.target.touch,
      marginInline: 0,
      paddingInline: space[3],
      borderColor: color.border.control,
      borderRadius: radius.md,
      fontSize: 'inherit',
    },
  },
});

export const facts = composite({
  ...text.cell,
  display: 'grid',
  gap: space[2],
  paddingBlockStart: '10px',
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
/** Name and value on one line while both have room. */
export const fact = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 2fr) minmax(0, 5fr)',
  alignItems: 'baseline',
  gap: space[3],
});
export const name = composite({ ...text.caption, color: color.text.subtle });
export const value = composite({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const acts = composite({
  display: 'grid',
  paddingBlockStart: '10px',
  borderBlockStart: `${size.border.thin} solid ${color.border.subtle}`,
});
