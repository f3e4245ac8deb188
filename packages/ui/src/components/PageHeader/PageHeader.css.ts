import { globalStyle } from '@vanilla-extract/css';
import { color, size, space } from '../../theme/contract.css.ts';
import { composites } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text } from '../../theme/text.ts';

export const root = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
});
export const lead = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  // Two small acts stand beside the title there, whose second line wraps rather than push them down.
  '@media': { [media.mobile]: { flex: '1 1 200px' } },
});
export const words = composite({ minInlineSize: 0 });
export const titleRow = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const title = composite({
  ...text.title,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.default,
  overflowWrap: 'anywhere',
  // Focus comes here by itself; a ring around a title would look like a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
export const context = composite({
  // Not tabular: it names orders too, and codes with a hyphen would show a gap.
  ...text.cell,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1.5'],
  color: color.text.subtle,
});
export const actions = composite({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { marginInlineStart: 0 } },
});

// An action on a second line fills it: alone at its start it would look forgotten.
globalStyle(`${actions} > *`, {
  '@layer': { [composites]: { '@media': { [media.mobile]: { flexGrow: 1 } } } },
});

export const backLine = composite({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.control.sm,
});
export const back = composite({ ...text.cellStrong, color: color.text.muted });
export const place = composite({ display: 'flex', alignItems: 'center', gap: space[2] });
export const position = composite({ ...text.cell, ...tabular, color: color.text.subtle });
/** Joined with a mouse, apart under a thumb. */
export const pair = composite({ display: 'flex', '@media': { [media.mobile]: { gap: space[2] } } });
export const previous = composite({
  '@media': { [media.aboveMobile]: { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
});
export const next = composite({
  '@media': {
    [media.aboveMobile]: { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: -1 },
  },
});
