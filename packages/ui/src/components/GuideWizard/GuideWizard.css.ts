import { fallbackVar } from '@vanilla-extract/css';
import { shellBottom, shellInset, shellTop } from '../../internal/shell-vars.css.ts';
import { color, size, space } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { composite } from '../../theme/style.ts';
import { tabular, text, truncate } from '../../theme/text.ts';

const inset = fallbackVar(shellInset, '0px');

const below = fallbackVar(shellBottom, '0px');

/**
 * At least as high as the main area, so that the footer rests on the window's edge; on a phone as high as all
 * above the bottom navigation, for there the wizard's own bar stands in the top bar's place.
 */
export const root = composite({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minBlockSize: `calc(100dvh - ${fallbackVar(shellTop, '0px')} - 2 * ${inset} - ${below})`,
  '@media': {
    [media.mobile]: { gap: space[3], minBlockSize: `calc(100dvh - 2 * ${inset} - ${below})` },
  },
  // Another step takes the focus to its top: a ring around the whole page would say nothing.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const header = composite({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.mobile]: { display: 'none' } },
});
export const title = composite({ ...text.title });
export const context = composite({
  ...text.cell,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  marginBlockStart: space['0.5'],
  color: color.text.subtle,
});
export const headerActions = composite({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
});
export const steps = composite({ '@media': { [media.mobile]: { display: 'none' } } });

/** Phone: the wizard's own bar, over the page's padding. */
export const phoneHeader = composite({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'block',
      marginInline: `calc(-1 * ${inset})`,
      marginBlockStart: `calc(-1 * ${inset})`,
      paddingInline: space[4],
      paddingBlockEnd: space[3],
      borderBlockEnd: `${size.border.thin} solid ${color.border.default}`,
    },
  },
});
export const phoneRow = composite({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.topbar,
});
export const phoneBack = composite({ marginInlineStart: `calc(-1 * ${space[3]})` });
export const phoneClose = composite({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space[3]})` });
export const phoneWords = composite({ minInlineSize: 0 });
export const phoneTitle = composite({ ...text.amount, ...truncate });
export const phoneStep = composite({ ...text.caption, ...tabular, ...truncate, color: color.text.subtle });

export const body = composite({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  flex: 1,
  alignContent: 'start',
  '@media': { [media.mobile]: { gap: space[3] } },
});
export const withAside = composite({
  gridTemplateColumns: '328px minmax(0, 1fr)',
  '@media': {
    [media.reduced]: { gridTemplateColumns: '296px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const aside = composite({
  display: 'grid',
  gap: space[4],
  '@media': { [media.mobile]: { display: 'none' } },
});
export const summary = composite({
  display: 'none',
  '@media': { [media.mobile]: { display: 'block' } },
});
export const content = composite({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
});
/** Forms keep a readable width, and no sliver of the page beside them: at 1440 they end where the page does. */
export const narrow = composite({ maxInlineSize: `calc(${size.content.form} + 100px)` });
