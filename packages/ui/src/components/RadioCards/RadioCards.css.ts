import { globalStyle } from '@vanilla-extract/css';
import { color, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { composites } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { ring } from '../RadioGroup/RadioGroup.css.ts';

const edge = `${size.border.thin} solid ${color.border.default}`;

export const root = composite({
  border: edge,
  borderRadius: radius.lg,
  background: color.bg.surface,
  boxShadow: shadow.raised,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '10px',
      border: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});
/** A row of words over the cards, as wide as they are: column titles. Not on a phone. */
export const header = composite({
  paddingInline: space[4],
  borderBlockEnd: edge,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const card = composite({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 60,
  padding: `${space[3]} ${space[4]}`,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `${size.border.thin} solid ${color.border.subtle}` },
    '&:last-child': { borderEndStartRadius: radius.lg, borderEndEndRadius: radius.lg },
    '&[data-hovered]:not([data-selected])': { background: color.bg.hover },
    // The edge of the selected card is over that of the next one.
    '&[data-selected]': { zIndex: 1 },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      inset: -1,
      border: `2px solid ${color.border.selected}`,
      borderRadius: radius.lg,
      pointerEvents: 'none',
    },
    '&[data-focus-visible]': { ...focusRing, borderRadius: radius.lg, zIndex: 1 },
    '&[data-disabled]': { cursor: 'not-allowed', color: color.text.disabled },
  },
  '@media': {
    [media.mobile]: {
      border: edge,
      borderRadius: radius.lg,
      background: color.bg.surface,
      boxShadow: shadow.raised,
      padding: `14px`,
      selectors: { '& + &': { borderBlockStart: edge } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]::after': { borderColor: 'Highlight' } },
    },
  },
});
// The card has the ring of focus; that of its RadioRing would be one too many.
globalStyle(`${card}[data-focus-visible] > ${ring}`, {
  '@layer': { [composites]: { outline: 'none', boxShadow: 'none' } },
});
export const body = composite({ minInlineSize: 0 });
export const detail = composite({ gridColumn: 2, display: 'block', marginBlockStart: space[3] });
/** The shown values are of an earlier request; the answer to the last change is pending. */
export const stale = composite({ opacity: 0.55 });
